import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

/** Sentences of edited books of many subjects, in other words, which rules once took for errors. */
const RIGHT: readonly (readonly [what: string, text: string])[] = [
  ['people of a country who live somewhere', 'There are Ethiopians living at high altitudes. The Ethiopian court is old.'],
  ['people who rose in number', 'The number of unemployed Americans rose in May. An American came.'],
  ['"a" before the sound of "you"', 'A uterus, a urethra, a ureter and a uterine tube are parts of the body.'],
  ['"loose" after "in addition to"', 'It adds, in addition to loose tissue, some glue.'],
  ['"so" before "than" in a comparison', 'They feel more so than the skin, and need a greater effort to do so than the eyes do.'],
  ['a subspecies', 'The subspecies T. pallidum pallidum is known.'],
  ['"in vitro" after "an"', 'PCR is an in vitro technique that works.'],
  ['"to effect" a process', 'Proteins enable bacteria to effect the lysis of cells.'],
  ['a dose', 'The amount is fixed and that dose is kept.'],
  ['a good that somebody sells', 'The price of a good affects the quantity that is sold.'],
  ['people who form views', 'Many things affect how people form their views.'],
  ['a choice with a letter', 'By a vote, choice C is preferred to choice A.'],
  ['an annuity due', 'The annuity due of ten dollars is paid, and an annuity due with a bond is rare.'],
  ['the IT of a firm', "It is coupled with IT's broad reach in the firm."],
  ['"however" for "in whatever way"', 'Some coped however they could. A good is what helps you, however they define it.'],
  ['stores of health food', 'Shops such as yards and health food stores sell it.'],
  ['a name that ends in a letter with an accent and "an"', 'The president Erdoğan may come.'],
  ['"on the part of"', 'There is no participation on the part of the citizen.'],
  ['the will of somebody', "If the people's will creates the basis, it is strong."],
  ['a plural of Latin', 'The bone has trabeculae. Its color and its flavor, its labor and its honor are known.'],
  ['a paragraph that goes on after a formula', 'The force is this.\n\nwhere m is the mass and a is the acceleration of it.'],
  ['a name with a small first word', 'The books are old.\n\nvan Praag wrote most of them in the last ten years.'],
  ['a label in a small letter', 'Which of these is right?\n\na and c will raise the number of loans.'],
];

describe('Right sentences', () => {
  it.each(RIGHT)('with %s get no correction', async (_, text) => {
    const { grammar } = await check(readDocument('content', text, english, true));
    expect(grammar.filter(({ fix }) => fix !== undefined)).toEqual([]);
  });
});
