import { describe, expect, it } from 'vitest';
import { badgesOf } from '../../result/result.ts';
import { longTool, proseOf } from '../../testing/index.ts';
import { type AnswerFor, answerWell, chunksOf, modelWithFaults, runToResult } from '../../testing/long-run.ts';

const again: AnswerFor = () => ({ chunks: chunksOf(proseOf(300, 'same')) });

describe('A long document of a model', () => {
  it('is ready with all of its words', async () => {
    const { result } = await runToResult(answerWell);
    expect(result.verdict).toEqual({ grade: 'ready', lacks: [], unused: [] });
  });

  it('needs more where the model says the same again and again: it is no success and counts as no use', async () => {
    const { result, notices, ports } = await runToResult(again, 'hard');
    const words = result.transcript.words.toLocaleString('en-US');
    expect(result.verdict?.grade).toBe('needs-more');
    expect(notices).toEqual([
      {
        tone: 'warning',
        title: 'Needs more',
        text: `${words} of 20,000 words are written. The model found too little new to say. Add to your text, or choose another model in Settings, then generate again.`,
      },
    ]);
    expect(result.verdict?.lacks).toMatchObject([
      { field: 'notes' },
      { grade: 'partial', reason: 'Nothing is written under "Design", "Testing", "Limits", "References", "Appendices".' },
    ]);
    expect(badgesOf(longTool(), result)).toEqual([]);
    expect(ports.storage.entries.has('tool_analytics')).toBe(false);
  });

  it('is partial where a part of it is missing, with its length as its notice', async () => {
    const tries = Array<AnswerFor>(50).fill(again);
    const { result, notices } = await runToResult(modelWithFaults({ Design: tries, Testing: tries, Limits: tries }), 'hard');
    const nothing = 'Nothing is written under "Testing", "Limits".';
    const short = `${result.transcript.words.toLocaleString('en-US')} of 20,000 words`;
    expect(result.verdict).toMatchObject({ grade: 'partial', lacks: [{ reason: `${short} are written.` }, { reason: nothing }] });
    expect(notices).toEqual([{ tone: 'success', title: 'Success!', text: short }]);
  });
});
