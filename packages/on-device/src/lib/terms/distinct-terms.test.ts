import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { distinctTerms } from './distinct-terms.ts';
import { keyTerms } from './key-terms.ts';

const kept = (raw: string) => distinctTerms(keyTerms(readDocument('f', raw), 40)).map(({ text }) => text.toLowerCase());

describe('distinctTerms', () => {
  it('lists a repeated longer term instead of its parts', () => {
    const terms = kept('The plant binds carbon dioxide. Carbon dioxide enters leaves. Carbon is an element. More carbon dioxide helps.');
    expect(terms).toContain('carbon dioxide');
    expect(terms).not.toContain('dioxide');
  });

  it('keeps a part of a longer term that the text defines', () => {
    expect(kept('A resource is anything that a process can request. A resource graph shows it. Draw the resource graph.')).toContain(
      'resource',
    );
  });

  it('leaves out single everyday words', () => {
    const terms = kept('The result was good. The result of the tide table was a good result. Tides rise. Tides fall. Request a table.');
    for (const word of ['result', 'request', 'table']) expect(terms).not.toContain(word);
    expect(terms).toContain('tides');
  });
});
