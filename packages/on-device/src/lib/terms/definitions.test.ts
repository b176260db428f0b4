import { describe, expect, it } from 'vitest';
import { collapse, type Passage } from '../../spans.ts';
import { readDocument } from '../text/read-document.ts';
import { definitions } from './definitions.ts';

const words = ({ raw, start, end }: Passage) => collapse(raw.slice(start, end));
const found = (raw: string) => definitions(readDocument('f', raw)).map(({ term, meaning }) => `${words(term)} | ${words(meaning)}`);

describe('Definitions', () => {
  it.each([
    ['Photosynthesis is the process by which plants store light.', 'Photosynthesis | the process by which plants store light'],
    ['A limiting factor is a variable that restricts a rate.', 'limiting factor | a variable that restricts a rate'],
    ['In economics, elasticity refers to the response of one quantity.', 'elasticity | the response of one quantity'],
    ['Stomata are small pores that let gas in.', 'Stomata | small pores that let gas in'],
    ['Excess reserves are reserves above the required amount.', 'Excess reserves | reserves above the required amount'],
    [
      'The required reserve ratio (RRR) is the share of deposits that banks hold.',
      'required reserve ratio | the share of deposits that banks hold',
    ],
    ['The movement of water across a membrane is called osmosis.', 'osmosis | The movement of water across a membrane'],
    ['A resource is anything that a process can request.', 'resource | anything that a process can request'],
    ['Okay, so um demand is the quantity that people want to buy.', 'demand | the quantity that people want to buy'],
    ['A price floor, on the other hand, is a minimum price.', 'price floor | a minimum price'],
    ['- ATP: energy currency', 'ATP | energy currency'],
    ['- Mitochondria - powerhouse of the cell', 'Mitochondria | powerhouse of the cell'],
    ['The Calvin cycle consists of three stages in the stroma.', 'Calvin cycle | three stages in the stroma'],
    ['Oxygen is the final electron acceptor and combines with protons.', 'Oxygen | the final electron acceptor'],
  ])('reads %j', (raw, expected) => {
    expect(found(raw)).toEqual([expected]);
  });

  it.each([
    'This is the reason that plants need light.',
    'The problem is the lack of water in the soil.',
    'It is also known as the dark reaction.',
    'Two ATP are used at the start and four are made later.',
    'Is osmosis a process that needs energy?',
    'Note: read this before the exam.',
    'Homework: finish all of chapter five.',
    'The light is the same in all of the rooms.',
    'What matters is the rate of change.',
    'Time: 10:30 to noon, room 4.',
  ])('reads no definition in %j', (raw) => {
    expect(found(raw)).toEqual([]);
  });

  it('does not cut a meaning at a second verb that belongs to it', () => {
    expect(found('A deadlock is a situation in which each process holds a lock and waits for another.')).toEqual([
      'deadlock | a situation in which each process holds a lock and waits for another',
    ]);
  });
});
