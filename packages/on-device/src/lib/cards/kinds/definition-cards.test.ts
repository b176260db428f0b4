import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { definitionCards } from './definition-cards.ts';

it.each([
  ['A limiting factor is a variable that restricts a rate.', 'What is a limiting factor?', 'a variable that restricts a rate'],
  ['Stomata are small pores that let gas in.', 'What is meant by “Stomata”?', 'small pores that let gas in'],
  ['The Black Hand was a secret society of officers.', 'What was the Black Hand?', 'a secret society of officers'],
  ['Earthquake: a sudden release of energy.\nMost earthquakes are small.', 'Earthquake', 'a sudden release of energy'],
  ['Inhibitor: binds to an enzyme & slows it', 'Inhibitor', 'binds to an enzyme & slows it'],
  ['Epicentre: a point on the surface.', 'Epicentre', 'a point on the surface'],
  ['Lobbyists are people who speak for a group.', 'What is meant by “Lobbyists”?', 'people who speak for a group'],
  [
    'Preload is the stretch of the ventricle before it contracts.',
    'What is meant by “Preload”?',
    'the stretch of the ventricle before it contracts',
  ],
  ['Mean speed, v, is the distance divided by the time.', 'What is mean speed?', 'the distance divided by the time'],
  ['Brokers: Brokers are firms that bring buyers to sellers.', 'What are brokers?', 'firms that bring buyers to sellers'],
  ['Aquaporins are channel proteins that let water through.', 'What are aquaporins?', 'channel proteins that let water through'],
  [
    'Novus actus interveniens means a new act which breaks the chain of causation.',
    'What is meant by “Novus actus interveniens”?',
    'a new act which breaks the chain of causation',
  ],
  ['Glycocalyx: carbohydrate layer on the outer surface', 'Glycocalyx', 'carbohydrate layer on the outer surface'],
  ['Neolin was a spiritual leader who preached a new doctrine.', 'Who was Neolin?', 'a spiritual leader who preached a new doctrine'],
])('A definition gives a card: %j', (raw, question, answer) => {
  expect(askedBy(definitionCards, raw)).toContainEqual([question, answer]);
});

it.each([
  ['a title line', 'Cell Energy: Respiration and Photosynthesis\nATP carries energy through all living cells of a body.', 'Cell Energy'],
  ['what was counted', 'Two ATP are a small gain of the first steps in the cell.', 'Two ATP'],
  ['what was done to something', '- Scores: analysed with a mixed model\n- Thickness: measured by hand', 'What'],
  ['a remark of the day', "- today's result: nine of fifteen in the quiz", 'result'],
  ['one more case of a thing', 'Goods on a shelf are an invitation to treat as well.', 'What are'],
  ['what an experiment found', 'The result of the experiment was a rate of five drops.', 'What was'],
  ['a chain of arrows', '- DNA -> RNA -> protein', 'DNA'],
])('Nothing is defined by %s', (_, raw, words) => {
  expect(askedBy(definitionCards, raw).filter(([question]) => question.includes(words))).toEqual([]);
});

it('The number of a definition is no part of its term', () => {
  const raw = 'Def 1.2 A subspace is a subset that is itself a vector space.';
  expect(askedBy(definitionCards, raw)).toEqual([['What is a subspace?', 'a subset that is itself a vector space']]);
});

it.each([
  [
    'A great circle is any circle on a sphere whose center is the center of the sphere.',
    'any circle on a sphere whose center is the center of the sphere',
  ],
  ['Economic profit is total revenue minus total cost.', 'total revenue minus total cost'],
  [
    'Key indicators are indicators that measure how a campaign achieves its goals.',
    'indicators that measure how a campaign achieves its goals',
  ],
  ['As the name suggests, debt accumulation is the buildup of external debt over time.', 'the buildup of external debt over time'],
  [
    'On the other hand, intragenerational mobility refers to changes in the standing of a person over a life.',
    'changes in the standing of a person over a life',
  ],
  ['For example, a goblet cell is a cell that secretes mucus between other cells.', 'a cell that secretes mucus between other cells'],
  [
    'A pi bond is a type of bond that results from the overlap of two orbitals, as illustrated in Figure 1.4.',
    'a type of bond that results from the overlap of two orbitals',
  ],
])('A definition is read in the words of a sum, of its own class, or after a remark: %s', (raw, answer) => {
  expect(askedBy(definitionCards, raw).map(([, told]) => told)).toContain(answer);
});

it.each([
  'The standard deviation is the square root of 0.49, or σ = 0.49 = 0.7.',
  'Routers detect the onset of congestion—it is their queues that fill up.',
  'Betelgeuse is a mere 10 million years old, which is young for a star.',
  'Questions surrounding testimony are questions about the reasons of a belief.',
  'Plato is the subject displayed to the left of the center of the painting.',
])('A definition is no result, no clause and nothing in a picture: %s', (raw) => {
  expect(askedBy(definitionCards, raw)).toEqual([]);
});
