import { configure } from '@testing-library/react';

// A loaded machine is slow. What never appears still fails, at the time limit of the test.
configure({ asyncUtilTimeout: 15_000 });
