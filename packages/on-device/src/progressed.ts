/** Tells the share of the work that is done, from 0 to 1. The work goes on once the promise resolves. */
export type Progressed = (share: number) => Promise<void>;
