import { test } from '@playwright/test';

/** Adds a line to the table that the run ends with. */
export function figure(name: string, value: string): void {
  test.info().annotations.push({ type: name, description: value });
}

export function percentile(values: readonly number[], share: number): number {
  return Number(([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toPrecision(3));
}
