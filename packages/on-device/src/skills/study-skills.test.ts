import { readdirSync, readFileSync } from 'node:fs';
import { anyText } from '@marginalia/engine/testing/any';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../lib/text/read-document.ts';
import { tokenize } from '../lib/text/tokens.ts';
import { collapse, type Line, textOf } from '../spans.ts';
import { contextOf, linesOf } from '../testing/text-context.ts';
import { cards } from './cards/skill.ts';
import { facts } from './facts/skill.ts';
import { outline } from './outline/skill.ts';
import { quiz } from './quiz/skill.ts';
import { summary } from './summary/skill.ts';
import { terms } from './terms/skill.ts';

const KINDS = ['number', 'formula', 'example', 'exam-hint', 'acronym', 'question', 'task'] as const;

function all(raw: string): Record<string, readonly Line[]> {
  const context = contextOf(raw);
  const from = 'text';
  return {
    cards: linesOf(cards({ from, min: 15, max: 24 }, context)),
    quiz: linesOf(quiz({ from, count: 8 }, context)),
    summary: linesOf(summary({ from, sentences: 8 }, context)),
    debrief: linesOf(summary({ from, sentences: 8, perSection: true }, context)),
    terms: linesOf(terms({ from, max: 15 }, context)),
    defined: linesOf(terms({ from, max: 15, definedOnly: true }, context)),
    facts: linesOf(facts({ from, kinds: KINDS, max: 8 }, context)),
    outline: linesOf(outline({ from, points: 3 }, context)),
  };
}

/** A quote has the words of the field, or those of the text that the skills read; the runner then restores the words of the field. */
function expectTraced(raw: string, result: Record<string, readonly Line[]>): void {
  const read = readDocument('f', raw).raw;
  for (const lines of Object.values(result)) {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(textOf(line)).not.toMatch(/\n/);
      for (const span of line) {
        if (span.kind === 'quote') expect([raw, read].map((text) => collapse(text.slice(span.start, span.end)))).toContain(span.text);
        expect(span.text).not.toBe('');
      }
    }
  }
}

function expectFairCards(lines: readonly Line[]): void {
  const questions = lines.filter((line) => /^\d+\. Q: /.test(textOf(line)));
  const answers = lines.filter((line) => textOf(line).startsWith('A: '));
  expect(answers).toHaveLength(questions.length);
  expect(new Set(questions.map((line) => textOf(line).replace(/^\d+/, '').toLowerCase())).size).toBe(questions.length);
  questions.forEach((question, index) => {
    const answer = textOf(answers[index] ?? []).slice(3);
    const words = (text: string) =>
      ` ${tokenize(text)
        .map(({ stem }) => stem)
        .join(' ')} `;
    expect(words(textOf(question)), answer).not.toContain(words(answer));
  });
}

const folder = new URL('../../corpus/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const { values } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { values: Record<string, string> };
    return Object.entries(values).map(([field, raw]) => [`${name} ${field}`, raw] as const);
  });

describe('The study skills on the sample texts', () => {
  it.each(samples)('quote %s verbatim, give the same result twice and no answer away', (_, raw) => {
    const result = all(raw);
    expectTraced(raw, result);
    expectFairCards(result['cards'] ?? []);
    expect(all(raw)).toEqual(result);
  });
});

describe('The study skills on any text', () => {
  const piece = fc.oneof(
    anyText({ maxLength: 12 }),
    fc.constantFrom(
      ...[
        'Osmosis is the movement of water.',
        'A cell: unit of life',
        '\n- ',
        '\n# ',
        '\n\n',
        'because',
        ', whereas ',
        'The steps are:\n',
        ' (ATP) ',
        'um, ',
        '5 %',
        '\ud800',
        '= ',
        '?',
      ],
      ...['Unlike plants, animals eat.', 'Light, heat and water are the factors of growth.', 'This will be on the exam.'],
    ),
  );

  it('never throw, quote verbatim and give no answer away', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(' ')),
        (raw) => {
          const result = all(raw);
          expectTraced(raw, result);
          expectFairCards(result['cards'] ?? []);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('read 100,000 characters of prose in time', () => {
    all('Water is the base of life, because it flows. '.repeat(2_222));
  });

  it.each(['word ', 'a', 'A. ', '- x is a y\n', '(', 'um, ', 'a, b and c ', '1 ', 'A-', ', ', 'is the '])(
    'read 200,000 characters of %j in time',
    (unit) => {
      all(unit.repeat(Math.floor(200_000 / unit.length)));
    },
    60_000,
  );
});
