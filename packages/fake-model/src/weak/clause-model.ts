import { countWords } from '../text/count-words.ts';
import { askedSections, clausesIn } from './asked.ts';
import { wordsByChance } from './prose.ts';

/** Words that begin a paragraph of the model below, before the words of its clause. */
export const ON = 'On this point: ';

/**
 * A model that writes one paragraph for each clause of its brief, always the same one for the same clause in a section, until it has the
 * words that it is asked for. It repeats what it is asked twice.
 * @param most the most words of a paragraph
 */
export function paragraphPerClause(prompt: string, most = Number.POSITIVE_INFINITY): string {
  const asked = askedSections(prompt);
  const texts = asked.map(({ title, words, holds }) => {
    const clauses = clausesIn(holds);
    const each = Math.min(most, Math.floor(words / Math.max(1, clauses.length)));
    const text = clauses.map((clause) => paragraph(title, clause, each)).join('\n\n');
    return asked.length > 1 ? `${title}\n${text}` : text;
  });
  return texts.join('\n\n');
}

function paragraph(title: string, clause: string, words: number): string {
  const opening = `${ON}${clause}.`;
  const rest = Math.max(8, words - countWords(opening));
  return `${opening} ${wordsByChance(rest, `${title} ${clause}`)}`;
}
