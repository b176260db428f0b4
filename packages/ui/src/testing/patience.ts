import { configure } from '@testing-library/react';

// A machine that builds and tests at once is slow; what never comes still fails, at the test's own limit.
configure({ asyncUtilTimeout: 15_000 });
