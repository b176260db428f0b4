import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

describe('Work that tells its shares', () => {
  it('waits until each share is taken, then returns its result', async () => {
    const log: string[] = [];
    const shares = sharesOf(async (progressed) => {
      for (const share of [0.25, 0.5]) {
        log.push(`did ${share}`);
        await progressed(share);
      }
      return 'all';
    });
    for (let step = await shares.next(); ; step = await shares.next()) {
      log.push(step.done ? `returned ${step.value}` : `told ${step.value}`);
      if (step.done) break;
    }
    expect(log).toEqual(['did 0.25', 'told 0.25', 'did 0.5', 'told 0.5', 'returned all']);
  });

  it('fails as the work fails', async () => {
    const shares = sharesOf(async () => Promise.reject(new Error('broken')));
    await expect(shares.next()).rejects.toThrow('broken');
  });
});
