import type { Finding } from './finding.ts';

/** Fewer words than these do not show how many errors a writer makes. */
const FEWEST_WORDS = 50;
/** The share of errors from which a doubtful finding is hardly wrong: essays of learners have 0.02 to 0.1, edited prose below 0.001. */
const OFTEN = 0.01;

/**
 * Makes questions of doubtful findings in a text with few errors, and leaves optional commas out. There the words are as often right as wrong, whatever the rule: a student who
 * accepts such a correction would spoil a right sentence.
 */
export function withQuestions(findings: readonly Finding[], words: number): Finding[] {
  const others = findings.filter(({ rule }) => !MATTERS_OF_STYLE.has(rule)).length - 1;
  const errs = words < FEWEST_WORDS || others >= words * OFTEN;
  return findings
    .filter(({ rule }) => errs || !OPTIONAL.has(rule))
    .map((finding) => {
      const { fix, alternatives = [], doubtful, ...rest } = finding;
      const asks = fix !== undefined && (doubtful === 'always' || (doubtful !== undefined && !errs));
      return asks ? { ...rest, alternatives: [fix, ...alternatives], advice: ASKS } : finding;
    });
}

/** A comma that careful writers may leave out, and nouns that set phrases have without an article: a text with few errors is left alone. */
const OPTIONAL = new Set(['comma-after-opener', 'comma-before-clause', 'bare-after-preposition']);
const ASKS = 'check whether this is right';

/** Findings that say nothing about how often a writer errs. */
const MATTERS_OF_STYLE = new Set([
  'comma-after-opener',
  'comma-before-clause',
  'comma-opener',
  'comma-clause',
  'dialect',
  'unknown-word',
  'space-before',
  'space-after',
]);
