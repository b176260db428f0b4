import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { lossOfTalk } from './talk.ts';

/** The loss of a sentence, as one of punctuated speech or as a piece of speech without marks. */
function loss(text: string, sure?: number): number {
  const [sentence] = readDocument('f', text).sentences;
  if (sentence === undefined) throw new Error('no sentence');
  return lossOfTalk(sure === undefined ? sentence : { ...sentence, sure });
}

describe('A sentence of speech loses', () => {
  const PLAIN = 'The gills of a trout take oxygen out of cold water all day.';

  it.each([
    ['without a verb', 'The gills of a trout and the lungs of an old newt.'],
    ['that says what the talk was about', 'Today, we learned about the gills of a trout and of a newt.'],
    ['that only names a paper', 'The title of this paper is the gills of a trout in cold water.'],
  ])('%s', (_, text) => {
    expect(loss(text)).toBeGreaterThan(loss(PLAIN));
  });

  it('that asks, also without its mark', () => {
    expect(loss('does that mean that a trout takes oxygen out of cold water', 2)).toBeGreaterThan(
      loss('that means that a trout takes oxygen out of cold water', 2),
    );
  });
});
