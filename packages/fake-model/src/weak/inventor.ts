import { askedSections } from './asked.ts';
import { wordsByChance } from './prose.ts';

/** The sources and figures that the model below makes up in each section. */
export const INVENTED = {
  sources: ['(Okonkwo & Brandt, 2019)', '[S97]', '[12]', 'Lindqvist (2021)'],
  figures: ['43.7%', '1,286', '17 March 2023'],
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
    const seed = `${title} ${holds} ${words}`;
    const some = (n: number): string => wordsByChance(9, `${seed} ${n}`).slice(0, -1);
    const lines = [
      `${some(1)} and the gain was ${share} in a study of ${people} people ${bracketed}.`,
      `${some(2)} from ${day} ${key} and again later ${number}.`,
      `${narrative} found that ${some(3)}.`,
      ...given.map((fact, index) => `${some(4 + index)}, as the material says: ${fact}.`),
    ];
    const text = `${lines.join(' ')}\n\n${wordsByChance(Math.max(8, words - 60), seed)}`;
    return asked.length > 1 ? `${title}\n${text}` : text;
  });
  return texts.join('\n\n');
}
