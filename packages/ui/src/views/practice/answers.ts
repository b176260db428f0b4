import type { PracticeEntry } from './questions.ts';

/** A student's answers to the questions of a result. */
export interface PracticeAnswers {
  /** The typed answers, by the id of their question. */
  readonly texts: Readonly<Record<string, string>>;
  /** The ids of the questions that were answered aloud. */
  readonly aloud: readonly string[];
  /** The id of the question in view. */
  readonly at?: string;
}

const NO_ANSWERS: PracticeAnswers = { texts: {}, aloud: [] };

export function isPracticeAnswers(value: unknown): value is PracticeAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, aloud, at } = value as Partial<Record<keyof PracticeAnswers, unknown>>;
  const isTexts = typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string');
  const isAloud = Array.isArray(aloud) && aloud.every((id) => typeof id === 'string');
  return isTexts && isAloud && (at === undefined || typeof at === 'string');
}

export function hasAnswer(answers: PracticeAnswers | undefined, id: string): boolean {
  return (answers?.texts[id] ?? '').trim() !== '' || answers?.aloud.includes(id) === true;
}

/**
 * Replaces the answer to a question.
 * @param base the answer that was edited. Where another tab has changed it since, both changes are kept.
 */
export function withAnswerText(answers: PracticeAnswers = NO_ANSWERS, id: string, text: string, base: string): PracticeAnswers {
  return { ...answers, texts: { ...answers.texts, [id]: joined(answers.texts[id] ?? '', text, base) } };
}

function joined(newest: string, text: string, base: string): string {
  if (newest === base || newest === text) return text;
  if (base !== '' && newest.includes(base)) return newest.replace(base, () => text);
  return newest.trim() === '' ? text : `${newest}\n\n${text}`;
}

export function withAloud(answers: PracticeAnswers = NO_ANSWERS, id: string, isAloud: boolean): PracticeAnswers {
  const others = answers.aloud.filter((other) => other !== id);
  return { ...answers, aloud: isAloud ? [...others, id] : others };
}

export function withQuestionInView(answers: PracticeAnswers = NO_ANSWERS, at: string): PracticeAnswers {
  return { ...answers, at };
}

/** The answered questions with the typed answers, as a text to copy or to keep as a file. */
export function answersText(entries: readonly PracticeEntry[], answers: PracticeAnswers | undefined): string {
  const blocks = entries
    .filter(({ id }) => hasAnswer(answers, id))
    .map(({ id, number, asked }) => `${number}. ${asked.question}\n\n${(answers?.texts[id] ?? '').trim() || '(answered aloud)'}`);
  return `${blocks.join('\n\n\n')}\n`;
}
