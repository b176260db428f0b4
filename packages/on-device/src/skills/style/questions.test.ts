import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { style } from './skill.ts';

/** Ninety words without an error. */
const CLEAN =
  'The old harbour was a road long before it was a view. Boats that carried grain also carried letters, and the people who waited on the quay were waiting for both. Few of them could read, so the captain read the letters aloud. When the railway came, the boats went away, and the inns closed one after another. Today the owners keep three of them open in winter, and visitors pay well for a room with a window on the water. Nobody reads letters there now, but the water is the same.';

async function grammarOf(content: string): Promise<string> {
  const { lines } = await style({ from: 'content', part: 'grammar' }, formContext({ content }));
  return lines.map(textOf).join('\n');
}

describe('A finding that may be wrong', () => {
  it('asks in a text with few errors, and names what may be meant', async () => {
    expect(await grammarOf(`${CLEAN} We asked several teacher about it.`)).toContain(
      '"several teacher" → check whether this is right (perhaps "several teachers")',
    );
  });

  it('corrects in a text with many errors', async () => {
    const draft = `${CLEAN} He don't know it. She didn't went home. They has a apple. We asked several teacher about it.`;
    expect(await grammarOf(draft)).toContain('"several teacher" → "several teachers"');
  });

  it('corrects in a text that is too short to show how often its writer errs', async () => {
    expect(await grammarOf('We asked several teacher about it.')).toContain('"several teacher" → "several teachers"');
  });

  it('asks in any text where two corrections are as likely', async () => {
    const draft = `${CLEAN} He don't know it. She didn't went home. They has a apple. The measurement were late.`;
    expect(await grammarOf(draft)).toContain(
      '"The measurement were" → check whether this is right (perhaps "The measurement was" or "The measurements were")',
    );
  });

  it('leaves a sure correction as it is', async () => {
    expect(await grammarOf(`${CLEAN} He didn't went home.`)).toContain('"didn\'t went" → "didn\'t go"');
  });
});

describe('A word that no dictionary has', () => {
  it('is corrected where it is long and very near to one everyday word', async () => {
    expect(await grammarOf(`${CLEAN} The advertisment was new.`)).toContain('"advertisment" → "advertisement"');
  });

  it('gets a question where it may be a term', async () => {
    const text = 'Each `Config` value is a struct, and the compiler monomorphises the generic parameters of its fields.';
    const lines = await grammarOf(text);
    expect(lines).toContain('"struct" → not in the dictionary: check the spelling (perhaps "strict")');
    expect(lines).not.toContain('→ "strict"');
  });

  it('is not asked about where a text with terms uses it again and again', async () => {
    const text =
      'A `struct` holds fields, and each struct has methods. The compiler aligns the struct, pads the struct and passes the struct by reference to the callee.';
    expect(await grammarOf(text)).not.toContain('"struct"');
  });

  it('is a name in small letters where a dictionary has it with a capital only', async () => {
    expect(
      await grammarOf(
        'I have lived in stockholm with my family for two years, and we like it very much because the people are friendly there.',
      ),
    ).toContain('"stockholm" → "Stockholm"');
  });

  it('is asked about where it is short and its writer makes few errors', async () => {
    expect(await grammarOf(`${CLEAN} A kind old sensei was there.`)).not.toContain('→ "');
  });

  it('is no word with an accent for an apostrophe', async () => {
    expect(await grammarOf('It isn´t boring for me, and she doesn`t care about it at all.')).not.toContain('→ "');
  });

  it('is left alone after a word of another language', async () => {
    expect(await grammarOf('The vote of the assemblée nationale was close.')).not.toContain('"nationale" → "national"');
  });

  it('is asked about with a capital after an article where the writer errs, but not as a name', async () => {
    const text = 'Yesterday we has visited the Musseum in the town with our friends. She go there every day with Ana Musel.';
    const lines = await grammarOf(text);
    expect(lines).toContain('"Musseum" → not in the dictionary: check the spelling (perhaps "Museum")');
    expect(lines).not.toContain('"Musel"');
  });

  it('is asked about in what people say in an everyday text', async () => {
    expect(
      await grammarOf('My sister looked at me for a long time and then she said, "Do not wory about the party, we can make it better."'),
    ).toContain('"wory" → not in the dictionary: check the spelling (perhaps "worry"');
  });

  it('is asked about as two words where a writer who errs has joined them', async () => {
    expect(await grammarOf('My friend have a nice house, and he go to the shop for golfshoes every year.')).toContain(
      '"golfshoes" → not in the dictionary: check the spelling (perhaps "golf shoes"',
    );
  });

  it('is no name in small letters after an article', async () => {
    expect(await grammarOf('The bird was beautiful, and it had a mohawk of orange feathers on its head when we saw it.')).not.toContain(
      '→ "Mohawk"',
    );
  });
});
