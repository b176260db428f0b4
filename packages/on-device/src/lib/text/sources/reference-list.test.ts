import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { isInReferenceList } from './reference-list.ts';

describe('A list of sources', () => {
  it('begins at its heading, also where lines break within its entries and books stand among them', () => {
    const raw = `We asked 40 pupils to sleep.

References
Ode, A., & Rao, B. (2004). Naps and words. Journal of
Sleep, 40,
290–302.
Rao, B. (1979). Naps: Rest in the school. In H. Giles (Ed.), Sleep
and society. Goa: Hill.
Lee, C. (1982). A view of naps. Bulletin, 91,
3–26.
Lee, D. (1983). More on naps. Bulletin, 92, 5–9.`;
    const document = readDocument('text', raw);
    const outside = document.sentences.filter((sentence) => !isInReferenceList(document, sentence)).map(({ text }) => text);
    expect(outside).toEqual(['We asked 40 pupils to sleep.']);
  });
});
