import { describe, expect, it } from 'vitest';
import { resultText } from '../../result/result.ts';
import {
  answerTo,
  askedIn,
  checkedValues,
  type FakeAnswer,
  fakeGenerator,
  fakeGenerators,
  fakePorts,
  longDefinition,
  proseOf,
  runWithPorts,
  toolForTest,
} from '../../testing/index.ts';
import { chunksOf } from '../../testing/long-run.ts';

const step = { skill: 'checklist', with: { pack: 'report' } } as const;
/** The long tool with a list of references that code writes, from the field "more". */
const tool = toolForTest({
  ...longDefinition,
  outline: longDefinition.outline.map((section) =>
    section.title === 'References'
      ? { ...section, order: 'derived' as const, sources: { fields: ['more', 'notes'] as const, step } }
      : section,
  ),
});
const form = {
  topic: 'Tides',
  level: 'easy',
  notes: 'The moon pulls, as Shah (2015) says.',
  more: 'Evans, R. (2008). The sea. Sea Press.',
};
const FORMATTED = '[S1] (Evans 2008)\nEvans, R. 2008. The sea. Sea Press.';

/** Runs the document with a model that says these words in its Introduction, on a host with this device. */
async function documentWith(said: string, device?: FakeAnswer, values: Readonly<Record<string, string>> = form) {
  const answer = (request: Parameters<typeof answerTo>[0]): FakeAnswer => {
    const text = answerTo(request);
    return { chunks: chunksOf(askedIn(request)[0]?.title === 'Introduction' ? `${said}\n\n${text}` : text) };
  };
  const model = fakeGenerator({ answer });
  const own = device && fakeGenerator(device);
  const ports = { ...fakePorts({ generator: model }), generators: fakeGenerators(model, own) };
  const { context } = await runWithPorts(tool, ports, checkedValues(tool, values));
  if (!context.result) throw new Error(`It failed: ${context.failure}`);
  const text = resultText(context.result);
  const list = text.slice(text.indexOf('\nReferences\n'), text.indexOf('\nAppendices\n'));
  return { result: context.result, text, list, requests: model.requests, device: own?.requests ?? [] };
}

describe('The sources of a long document', () => {
  it('are formatted by the device, once, and cited as it says', async () => {
    const { text, list, device, requests } = await documentWith('The sea rises twice [S1].', { chunks: ['References\n', FORMATTED] });
    expect(device).toHaveLength(1);
    expect(device[0]?.task).toMatchObject({ section: 'references', values: { more: form.more }, tool: { sections: [{ steps: [step] }] } });
    expect(text).toContain('The sea rises twice (Evans 2008).');
    expect(list).toBe('\nReferences\nEvans, R. 2008. The sea. Sea Press.\n\nShah (2015). [to be added]\n');
    expect(requests.flatMap(askedIn).map(({ title }) => title)).not.toContain('References');
    for (const { prompt } of requests) expect(prompt).toContain('[S1] Evans, R. 2008.');
  });

  it.each([
    ['there is no device', undefined],
    ['the device fails', { chunks: [], fails: 'unavailable' }],
  ] as const)('stand as they were typed if %s', async (_why, device) => {
    const { text, list } = await documentWith('The sea rises twice [S1].', device);
    expect(text).toContain('The sea rises twice (Evans, 2008).');
    expect(list).toContain('Evans, R. (2008). The sea. Sea Press.');
  });

  it('are none where the student named none: the model is told so, and citations that it makes up are marked', async () => {
    const values = { ...form, notes: 'The moon pulls.', more: '' };
    const { text, list, requests, result } = await documentWith('The sea rises twice (Okafor, 2012).', undefined, values);
    expect(text).toContain('The sea rises twice [source needed].');
    expect(list).toContain('No sources were named. [to be added]');
    expect(requests[0]?.prompt).toContain('The student has named no source, so cite none');
    expect(result.leftOut).toContainEqual({ reason: 'unused', text: '(Okafor, 2012)' });
    expect(result.shortfalls).toEqual([
      'Marked "[source needed]", because you did not name these works: (Okafor, 2012).',
      '"References" lists no source, because you named none; 20 to 30 are asked for. Add what you read, then generate again.',
    ]);
  });
});

describe('A long document of a model that repeats itself', () => {
  it('leaves the repetitions out, lists them, and ends', async () => {
    const same = proseOf(400, 'same');
    const model = fakeGenerator({ answer: () => ({ chunks: chunksOf(same) }), capabilities: { maxCallWords: 1000 } });
    const { context } = await runWithPorts(tool, fakePorts({ generator: model }), checkedValues(tool, form));
    if (!context.result) throw new Error(`It failed: ${context.failure}`);
    // Conclusion and abstract may say it again, because they sum the document up.
    expect(resultText(context.result).split('Word1 same')).toHaveLength(4);
    expect(context.result.leftOut).toContainEqual({ reason: 'repeated', text: same });
    expect(context.result.verdict?.grade).not.toBe('ready');
    expect(context.result.shortfalls?.join('\n')).toMatch(/^Left out, because the text says it before: "Word1 same/m);
  });

  it('marks its figures, and what the form says in another form stays', async () => {
    const { text } = await documentWith('Each of the 12 months it rose by 7 percent.', undefined, {
      ...form,
      notes: 'It rose by 7% a month.',
    });
    expect(text).toContain('Each of the 12 [not in your material] months it rose by 7 percent.');
  });
});
