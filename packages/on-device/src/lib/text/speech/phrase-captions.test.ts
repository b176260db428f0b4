import { describe, expect, it } from 'vitest';
import { collapse } from '../../../spans.ts';
import { languageOf } from '../../language/load-language.ts';
import { definitions } from '../../terms/definitions.ts';
import { readDocument } from '../read-document.ts';

const captions = (lines: readonly string[]) =>
  lines.map((line, at) => `${at + 1}\n00:00:${10 + at},000 --> 00:00:${11 + at},000\n${line}`).join('\n\n');
const PHRASES = captions([
  'right so welcome back today is about cells',
  'a ribosome is a small structure that builds proteins',
  'and Palade he found them in 1955 at Rockefeller',
  'he won the prize in 1974',
  'apoptosis is the programmed death of a cell',
  'now the Golgi apparatus packs the proteins',
  'any questions before we stop',
]);
/** The same kind of talk, in lines of equal length. */
const LENGTHS = captions(
  'so an enzyme is a protein that speeds up a reaction without being used up and the place where the substrate binds is called the active site now a cofactor is a small molecule that some enzymes need to work and inhibitors they are molecules that slow the enzyme down'.match(
    /.{1,38}(?:\s|$)/g,
  ) ?? [],
);
const read = async (raw: string) => readDocument('f', raw, await languageOf(raw));
const sentences = async (raw: string) => (await read(raw)).sentences.map(({ text }) => text);
const meanings = async (raw: string) =>
  definitions(await read(raw)).map(({ meaning }) => collapse(meaning.raw.slice(meaning.start, meaning.end)));

describe('Captions that are cut where phrases end', () => {
  it('are cut there, even into short pieces', async () => {
    expect(await sentences(PHRASES)).toEqual(
      expect.arrayContaining([
        'and Palade he found them in 1955 at Rockefeller',
        'he won the prize in 1974',
        'apoptosis is the programmed death of a cell',
      ]),
    );
  });

  it('are cut there in the lines of a file that has lost its times', async () => {
    const lines = [
      ...['so the first law says that energy is conserved', 'the work is done by the system on the piston'],
      ...['a reservoir is a body so large that its temperature stays', 'no engine turns all of its heat into work'],
      ...['these two are equivalent and you prove it next week', 'homework is sheet three due next thursday at noon'],
    ];
    expect(await sentences([...lines, ...lines].join('\n'))).toEqual([...lines, ...lines]);
  });

  it('are said once if they roll through three of them', async () => {
    const [first, second, third] = ['the assembly met in May', 'they swore an oath in June', 'the prison fell in July'] as const;
    const rolling = captions([first, first, `${first}\n${second}`, second, `${second}\n${third}`]);
    expect((await sentences(rolling)).join(' ')).toBe([first, second, third].join(' '));
  });

  it('end a meaning at their border', async () => {
    expect(await meanings(PHRASES)).toEqual(['a small structure that builds proteins', 'the programmed death of a cell']);
  });
});

describe('Captions that are cut for length', () => {
  it('run on across their borders, and give no meaning into which the next statement runs', async () => {
    expect(await sentences(LENGTHS)).toContain(
      'now a cofactor is a small molecule that some enzymes need to work and inhibitors they are molecules that slow the enzyme down',
    );
    expect(await meanings(LENGTHS)).toEqual([]);
  });

  it('are sentences where somebody has punctuated them', async () => {
    const raw = captions([
      'The heart is a muscle.',
      'It has four chambers.',
      'A valve is a flap that stops',
      'the blood from flowing back.',
      'Blood leaves by the aorta.',
      'It slows at rest.',
      'It beats.',
    ]);
    expect(await sentences(raw)).toContain('A valve is a flap that stops the blood from flowing back.');
  });
});
