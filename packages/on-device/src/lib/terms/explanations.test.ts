import { describe, expect, it } from 'vitest';
import { collapse, type Passage } from '../../spans.ts';
import { readDocument } from '../text/read-document.ts';
import { meaningsIn } from './key-terms.ts';

const words = ({ raw, start, end }: Passage) => collapse(raw.slice(start, end));
const told = (raw: string) => meaningsIn(readDocument('f', raw)).map(({ term, meaning }) => `${words(term)} | ${words(meaning)}`);

describe('Explanations in passing', () => {
  it.each([
    [
      'after a dash, of a term that the text keeps using',
      'Foreign investment—one company’s investment in a business of another country—grew. Foreign investment built the ports. The state taxed foreign investment.',
      'Foreign investment | one company’s investment in a business of another country',
    ],
    [
      'after two names of it and a dash',
      'During the outbreak, telehealth, or telemedicine—delivering health services through technology—grew. Telehealth needs a line. Some lack telehealth. A telehealth visit is short. Telehealth means little here.',
      'telehealth | delivering health services through technology',
    ],
  ])('are found %s', (_, raw, expected) => {
    expect(told(raw)).toContain(expected);
  });

  it.each([
    'They need a list of norms of the group, or the standards of behavior. The group is small.',
    'What do firms risk with price gouging, or when they set the price? Price gouging is rare.',
    'The church in Istanbul, a wonder of the late world, still stands. Istanbul is a port.',
  ])('are not read into %j', (raw) => {
    expect(told(raw)).toEqual([]);
  });
});
