import { describe, expect, it } from 'vitest';
import { measures, OWN_MATERIAL } from './all-measures.ts';
import { reaches } from './measure.ts';

describe.each(measures)('The quality of $name', (measure) => {
  it('does not fall behind its floors', async () => {
    const fallen = (await measure.figures(OWN_MATERIAL)).filter((figure) => figure.floor !== undefined && !reaches(figure, figure.floor));
    expect(fallen).toEqual([]);
  });
});
