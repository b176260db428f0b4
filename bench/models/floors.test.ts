import { fakeGenerator } from '@marginalia/engine/testing';
import { INJECTIONS, joinedParts, REFUSAL, WEAK_MODELS } from '@marginalia/fake-model';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Outcome, runModel } from './run-model.ts';
import { type Sample, samples } from './samples.ts';

// Short tools that hold items, prose and references. The whole bench runs by hand.
const SHORT = ['flashcard-creator', 'research-explainer', 'bibliography-builder'];

let short: Sample[];
beforeAll(async () => {
  short = (await samples()).filter(({ slug }) => SHORT.includes(slug));
});

const outcomesOf = (answer: (sample: Sample, prompt: string) => string): Promise<Outcome[]> =>
  Promise.all(short.map((sample) => runModel(sample, fakeGenerator({ answer: ({ prompt }) => ({ chunks: [answer(sample, prompt)] }) }))));

describe('A weak model', () => {
  it.each(Object.entries(WEAK_MODELS))('%s costs no word, and nothing stands twice', async (_name, weak) => {
    for (const { lost, repeated, demands } of await outcomesOf(({ partsFor }, prompt) => weak(partsFor(prompt)))) {
      expect({ lost, repeated, demands }).toEqual({ lost: [], repeated: [], demands: 0 });
    }
  });

  it('A weak model that invents facts has nearly all of them marked, and none of the true lines', async () => {
    const outcomes = await outcomesOf(({ inventedFor }, prompt) => joinedParts(inventedFor(prompt)));
    const all = outcomes.reduce((sum, { invented }) => sum + invented, 0);
    expect(all).toBeGreaterThan(20);
    expect(outcomes.flatMap(({ missed }) => missed).length / all).toBeLessThanOrEqual(0.1);
    expect(outcomes.flatMap(({ wronglyFlagged }) => wronglyFlagged)).toEqual([]);
  });

  it.each([['refuses', () => REFUSAL] as const, ...Object.entries(INJECTIONS)])(
    'that answers with "%s" has no success',
    async (_name, answer) => {
      const outcomes = await outcomesOf(({ tool, values }, prompt) =>
        answer(
          tool.sections(values).map(({ title }) => title),
          prompt,
        ),
      );
      expect(outcomes.map(({ success }) => success)).toEqual(outcomes.map(() => false));
    },
  );
});
