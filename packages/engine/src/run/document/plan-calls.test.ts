import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { GeneratorCapabilities } from '../../generation/text-generator.ts';
import { longTool } from '../../testing/index.ts';
import { budgetOf } from '../brief/budget-of.ts';
import { mostCallWords, type PlannedCall, planCalls, tokensFor } from './plan-calls.ts';

const network: GeneratorCapabilities = { streaming: true, location: 'network' };
const values = { topic: 'Tides', level: 'hard', notes: 'x' };
const sections = longTool().sections(values);
const shown = (calls: readonly PlannedCall[]) =>
  calls.map(({ pieces }) =>
    pieces.map(({ section, part, parts }) => (parts > 1 ? `${section.title} ${part}/${parts}` : section.title)).join(' + '),
  );

const anySection = fc.record({
  kind: fc.constantFrom('words', 'items', 'free'),
  words: fc.integer({ min: 1, max: 9000 }),
  order: fc.constantFrom('derived', 'body', 'last'),
});
const anyOutline = fc.array(anySection, { maxLength: 20 }).map((made) =>
  made.map(
    ({ kind, words, order }, index): ResolvedSection => ({
      id: `s${index}`,
      title: `S ${index}`,
      brief: '',
      order,
      steps: [],
      ...(kind === 'words' && { words: [words, words] as const }),
      ...(kind === 'items' && { items: [5, 9] as const, itemName: 'card' }),
    }),
  ),
);
const anyMost = fc.integer({ min: 150, max: 6000 });

describe('The plan of a long document', () => {
  it('splits long sections, packs short neighbours into one call, and plans summarising sections last', () => {
    const short = longTool().sections({ ...values, level: 'easy' });
    expect(shown(planCalls(short, 2500))).toEqual([
      'Introduction',
      'Design',
      'Testing + Limits + References + Appendices',
      'Conclusion',
      'Abstract',
    ]);
    expect(shown(planCalls(sections, 2500))).toEqual([
      'Introduction 1/2',
      'Introduction 2/2',
      'Design 1/3',
      'Design 2/3',
      'Design 3/3',
      'Testing 1/2',
      'Testing 2/2',
      'Limits',
      'References + Appendices',
      'Conclusion',
      'Abstract',
    ]);
  });

  it('packs all whole neighbours that fit into one call, summarising sections too, if the calls should be few', () => {
    const short = longTool().sections({ ...values, level: 'easy' });
    expect(shown(planCalls(short, 3500, new Map(), true))).toEqual([
      'Introduction + Design + Testing',
      'Limits + References + Appendices + Conclusion + Abstract',
    ]);
    expect(planCalls(sections, 3500, new Map(), true).length).toBeLessThan(planCalls(sections, 3500).length);
  });

  it('contains each section once, in equal parts that add up to its words, for any outline and limits', () => {
    fc.assert(
      fc.property(anyOutline, anyMost, fc.boolean(), (outline, most, fewest) => {
        const calls = planCalls(outline, most, new Map(), fewest);
        const pieces = calls.flatMap((call) => call.pieces);
        for (const section of outline) {
          const own = pieces.filter((piece) => piece.section === section);
          if (section.order === 'derived') expect(own).toEqual([]);
          else {
            expect(own.map(({ part }) => part)).toEqual(own.map((_, index) => index + 1));
            expect(new Set(own.map(({ parts }) => parts))).toEqual(new Set([own.length]));
            expect(own.reduce((sum, { words }) => sum + words, 0)).toBe(budgetOf(section));
            const sizes = own.map(({ words }) => words);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          }
        }
        for (const call of calls) {
          expect(call.words).toBe(call.pieces.reduce((sum, { words }) => sum + words, 0));
          if (call.pieces.some(({ section }) => section.items === undefined)) expect(call.words).toBeLessThanOrEqual(most);
        }
        const orders = calls.flatMap((call) => call.pieces.map(({ section }) => section.order));
        expect(orders.lastIndexOf('body')).toBeLessThan(orders.indexOf('last') < 0 ? orders.length : orders.indexOf('last'));
      }),
    );
  });

  it('plans only what is still missing, also for a generator with other limits', () => {
    fc.assert(
      fc.property(anyOutline, anyMost, anyMost, fc.nat(30), (outline, first, second, done) => {
        const written = new Map<string, { words: number; last: number }>();
        const pieces = planCalls(outline, first).flatMap((call) => call.pieces);
        for (const { section, words } of pieces.slice(0, done)) {
          const before = written.get(section.id) ?? { words: 0, last: 0 };
          written.set(section.id, { words: before.words + words, last: before.last + 1 });
        }
        const rest = planCalls(outline, second, written).flatMap((call) => call.pieces);
        for (const section of outline.filter(({ order }) => order !== 'derived')) {
          const own = rest.filter((piece) => piece.section === section);
          const before = written.get(section.id) ?? { words: 0, last: 0 };
          expect(own.reduce((sum, { words }) => sum + words, before.words)).toBe(budgetOf(section));
          expect(own.map(({ part }) => part)).toEqual(own.map((_, index) => before.last + index + 1));
        }
      }),
    );
  });

  it.each([
    ['a service', network, 2500],
    ["the browser's own model", { streaming: true, location: 'device' }, 600],
    ['who says so', { ...network, maxCallWords: 4000 }, 4000],
    ['a server with a short context', { ...network, assumedContextTokens: 4096 }, 1442],
    ['one whose context is known', { ...network, contextTokens: 32_768, assumedContextTokens: 4096 }, 2500],
    ['a model with short answers', { ...network, maxOutputTokens: 2800, thinkingReserve: 1000 }, 1000],
  ] as const)('asks %s for at most %o: %i words', (_who, capabilities, words) => {
    expect(mostCallWords(capabilities, 1500)).toBe(words);
  });

  it('sets the output limit by the words of the answer, within the limits of the service and its context', () => {
    expect(tokensFor(600, network, 1000)).toBe(8192);
    expect(tokensFor(600, { ...network, contextTokens: 4096 }, 2500)).toBe(1596);
    expect(tokensFor(6000, { ...network, thinkingReserve: 2000 }, 1000)).toBe(12_800);
    expect(tokensFor(6000, { ...network, maxOutputTokens: 4096 }, 1000)).toBe(4096);
  });
});
