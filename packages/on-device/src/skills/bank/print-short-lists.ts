import { distinctTerms } from '../../lib/terms/distinct-terms.ts';
import { keyTerms } from '../../lib/terms/key-terms.ts';
import type { Level } from '../../packs/interview/question.ts';
import type { SkillContext } from '../../skill.ts';
import { computed, fill, type Line, quote, type Span } from '../../spans.ts';
import type { BankParameters } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { clamp, filled } from './slots.ts';

type Parameters = BankParameters<string>;

/** The number of terms among which three are chosen that are not everyday words. */
const LOOKED_AT = 12;
const SLOTS = ['first', 'second', 'third'] as const;

/** Loads the questions and the reader of a paper's claims, which no interview needs. */
export const loadCriticalReading = async () => {
  const [{ criticalReading }, { claimedTerms }] = await Promise.all([
    import('../../packs/critical-reading.ts'),
    import('../../lib/terms/claimed-terms.ts'),
  ]);
  return { criticalReading, claimedTerms };
};
export const loadAskTheInterviewer = async () => (await import('../../packs/ask-the-interviewer.ts')).askTheInterviewer;

/** Writes questions about a paper, with its own terms in them if it has some. */
export async function printReadingQuestions(parameters: Parameters, context: SkillContext): Promise<Line[]> {
  const { criticalReading, claimedTerms } = await loadCriticalReading();
  const field = parameters.from;
  const slots: Record<string, Span> = {};
  if (field !== undefined && context.values[field] !== undefined) {
    const document = context.document(field);
    const all = distinctTerms(keyTerms(document, LOOKED_AT));
    const claimed = claimedTerms(document, all);
    const terms = claimed.length > 0 ? claimed : all;
    const subjects = terms.filter(({ start, end }) => !isCounted(document.raw, document.raw.slice(start, end)));
    (subjects.length > 0 ? subjects : terms).slice(0, SLOTS.length).forEach(({ start, end }, index) => {
      slots[SLOTS[index] ?? ''] = quote({ field, raw: document.raw, start, end });
    });
  }
  const chosen = criticalReading.slice(0, clamp(criticalReading.length, parameters.count));
  return chosen.flatMap(({ id, question, plain, look }, index): Line[] => {
    const has = [...question.matchAll(/\{([a-z]+)\}/g)].every(([, name = '']) => slots[name] !== undefined);
    const name = `critical-reading.${id}`;
    return [
      fillPhrase('question', { number: computed(index + 1, 'number'), question: fill(has ? question : (plain ?? question), name, slots) }),
      fillPhrase('look', { look: fill(look, name) }),
    ];
  });
}

const NUMBER_BEFORE =
  /(?:\d|(?<!\p{L})(?:two|three|four|five|six|ten|deux|trois|quatre|cinq|dix|zwei|drei|vier|fünf|zehn|dos|tres|cuatro|cinco|diez))\s$/iu;
const LONGEST_NUMBER = 12;

/** Whether a term mostly stands after a number: "two days", "98 nurses". It counts what was measured or who took part and is no subject of a claim. */
function isCounted(raw: string, term: string): boolean {
  const text = raw.toLowerCase();
  const name = term.toLowerCase();
  let [all, counted] = [0, 0];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    all += 1;
    if (NUMBER_BEFORE.test(text.slice(Math.max(0, at - LONGEST_NUMBER), at))) counted += 1;
  }
  return counted > all / 2;
}

/** Writes questions for the interviewer, those for the level first. */
export async function printQuestionsToAsk(parameters: Parameters, context: SkillContext): Promise<Line[]> {
  const askTheInterviewer = await loadAskTheInterviewer();
  const level = (parameters.by ?? []).map((field) => context.values[field]).find((value) => value !== undefined && LEVELS.has(value));
  const fits = ({ levels }: { readonly levels: readonly Level[] }): boolean => level === undefined || levels.some((name) => name === level);
  const last = ['doubt', 'next-step'];
  const body = askTheInterviewer.filter(({ id }) => !last.includes(id));
  // First questions for this level only, then those for all levels, then others to reach the minimum.
  const ranked = [...body.filter((entry) => fits(entry) && entry.levels.length < 4), ...body.filter((entry) => entry.levels.length === 4)];
  const spare = body.filter((entry) => !ranked.includes(entry));
  const count = clamp(8, parameters.count) - last.length;
  const chosen = [...[...ranked, ...spare].slice(0, Math.max(0, count)), ...askTheInterviewer.filter(({ id }) => last.includes(id))];
  return chosen.slice(0, parameters.count[1]).flatMap(({ id, question, tells }, index): Line[] => {
    const name = `ask-the-interviewer.${id}`;
    return [
      fillPhrase('question', {
        number: computed(index + 1, 'number'),
        question: filled(question, name, context, parameters.role ?? 'role'),
      }),
      fillPhrase('tells', { tells: fill(tells, name) }),
    ];
  });
}

const LEVELS: ReadonlySet<string> = new Set(['entry', 'mid', 'senior', 'lead']);
