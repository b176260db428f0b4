import { expect, it } from 'vitest';
import { askedBy } from '../../testing/asked-cards.ts';
import { drawCards } from './draw-cards.ts';

const deckOf = (raw: string) => askedBy((document) => drawCards(document, 24), raw);

it.each([
  ['lines of a program', 'int re(){return this->real;}\nint im(){return this->imaginary;}\nc1->send(message);'],
  [
    'questions to the reader',
    'Want to know more of trade? Improve your skills at our site.\nWhich ones have you tried? You may have one that works.\nWhy do funds appeal to people? Discuss the risks.',
  ],
  ['a list of options under an unfinished sentence', 'The time is approximately:\n- ten seconds\n- twenty seconds\n- thirty seconds'],
  ['how the course is organised', 'Elasticity and demand are the main topics in the last week of the syllabus of Mr Lind.'],
  [
    'a table of two things beside each other',
    `${'Plants grow in soil. '.repeat(9).replaceAll('. ', '.\n')}Fast\tSlow\nCheap\tDear\nLight\tHeavy`,
  ],
  ['two things that are no pair', 'Starch is stored by roots of maple trees in autumn, whereas beetles store energy in fat.'],
  ['what others are called in passing', 'A lawyer from the north of the country, named Mr Marlow refused to pay his bill.'],
  ['a member of a list before an aside', 'The causes include poverty, the lack of access to schools and weak rules.'],
  ['a phrase between commas', 'A partnership asks two people to carry on, via co-ownership, a business for the gain of profit.'],
  ['half of a name after “of”', 'No state can pass a bill of attainder, a legislative action declaring someone guilty without a trial.'],
  ['many things by one', 'The atoms lost five of their electrons, a process that requires a photon.'],
  ['symptoms of nothing', 'Contraindications often include anuria, renal failure and hyperkalemia.'],
  ['a step of an exercise', 'Adjust the dose by two parameters: sleep, mood and weight.'],
  ['a person of a case', 'Linda is a home health nurse who visits clients with babies.'],
  ['an error that only the text names', 'The error occurs when two years are set side by side.'],
  ['a part that a person played', 'Robert Park is best known as the founder of social ecology in the city.'],
  ['a short form that begins with “of”', 'The Office of Management and Budget (OMB) grew. OMB works. OMB counts. OMB writes.'],
  [
    'half of a name before an aside',
    'The time mismatch problem, a gap of many years that harms a bank, grows with its asset-liability time mismatch (the ability to withdraw).',
  ],
])('A deck asks nothing about %s', (_, raw) => {
  expect(deckOf(raw).filter(([question]) => !question.includes('time mismatch problem'))).toEqual([]);
});

it('A table whose head says that it explains terms gives a deck', () => {
  const prose = 'Plants grow in soil.\n'.repeat(9);
  expect(deckOf(`${prose}Factor\tDescription\nAutonomy\tOwn decisions\nSupport\tFair praise`)[0]).toEqual(['Autonomy', 'Own decisions']);
});

it('A term and its short form are defined once, and what the letters stand for is asked', () => {
  const raw =
    'The internal rate of return (IRR) is a rate that sets the value of two flows equal. The IRR is the rate at which the profile of a project crosses its axis.';
  const questions = deckOf(raw).map(([question]) => question);
  expect(questions.filter((question) => question.startsWith('What is'))).toHaveLength(1);
  expect(questions).toContain('What does IRR stand for?');
});

it('A card that tells the definition of another card with its term repeats it', () => {
  const raw =
    'A distribution channel consists of marketing intermediaries, or organizations that assist in moving goods from producers to end users. Marketing intermediaries are organizations that assist in moving goods from producers to end users.';
  expect(deckOf(raw)).toHaveLength(1);
});

it('Two terms that are defined alike are both asked', () => {
  const raw =
    'The latent heat of fusion is the amount of heat needed to cause a phase change between solid and liquid. The latent heat of vaporization is the amount of heat needed to cause a phase change between liquid and gas.';
  expect(deckOf(raw)).toHaveLength(2);
});
