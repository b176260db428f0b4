import { configure } from '@testing-library/react';

// A busy machine is slow. An element that never appears still fails the test, at the time limit of the test.
configure({ asyncUtilTimeout: 15_000 });
