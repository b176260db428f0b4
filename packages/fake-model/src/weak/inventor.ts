import { paragraphs, randomOf } from '../text/sentences.ts';
import { askedSections } from './asked.ts';

/** The sources and figures that the model below makes up in each section. */
export const INVENTED = {
  sources: ['(Okonkwo & Brandt, 2019)', '[S97]', '[12]', 'Lindqvist (2021)'],
  figures: ['43.7%', '1,286 participants', '17 March 2023'],
} as const;

/**
 * A model that makes sources and figures up, in the forms that models use, beside a source that it was given.
 * @param given a key or a figure that it uses rightly
 */
export function inventsSourcesAndFigures(prompt: string, given: readonly string[] = []): string {
  const asked = askedSections(prompt);
  const texts = asked.map(({ title, words, holds }) => {
    const [bracketed, key, number, narrative] = INVENTED.sources;
    const [share, people, day] = INVENTED.figures;
    const lines = [
      `In ${title} the gain was ${share} in a study of ${people} ${bracketed}.`,
      `The trial of ${title} began on ${day} ${key} and was repeated later ${number}.`,
      `${narrative} found the same for ${title}.`,
      ...given.map((words) => `The material of ${title} says ${words}.`),
    ];
    const rest = paragraphs(Math.max(8, words - 60), randomOf(`${title} ${holds}`));
    const text = `${lines.join(' ')}\n\n${rest}`;
    return asked.length > 1 ? `${title}\n${text}` : text;
  });
  return texts.join('\n\n');
}
