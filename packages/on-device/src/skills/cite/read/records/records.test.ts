import { describe, expect, it } from 'vitest';
import { readBibtex, readBibtexEntry } from './bibtex.ts';
import { readLabelled } from './labelled.ts';
import { readRis } from './ris.ts';

describe('A BibTeX entry', () => {
  it('gives its fields, with LaTeX as plain text', () => {
    const text =
      '@article{lstm,\n  author = {Hochreiter, Sepp and Schmidhuber, J{\\"u}rgen and others},\n  title = {{LSTM}: Long short-term memory \\& more},\n  journal = "Neural Computation",\n  volume = 9, number = {8}, pages = {1735--80}, year = 1997, doi = {10.1162/neco.1997.9.8.1735}\n}';
    expect(readBibtex(text)).toEqual({
      type: 'article-journal',
      author: [
        { family: 'Hochreiter', given: 'Sepp' },
        { family: 'Schmidhuber', given: 'Jürgen', suffix: 'et al.' },
      ],
      title: 'LSTM: Long short-term memory & more',
      'container-title': 'Neural Computation',
      volume: '9',
      issue: '8',
      page: '1735-1780',
      issued: { 'date-parts': [[1997]] },
      DOI: '10.1162/neco.1997.9.8.1735',
    });
  });

  it('does not split an organisation in braces', () => {
    expect(
      readBibtex('@online{w, author = {{World Wide Web Consortium}}, title={WCAG}, url={https://w3.org/a_b}, urldate={2026-10-05}}'),
    ).toMatchObject({
      type: 'webpage',
      author: [{ literal: 'World Wide Web Consortium' }],
      URL: 'https://w3.org/a_b',
      accessed: { 'date-parts': [[2026, 10, 5]] },
    });
  });
});

describe('A BibTeX entry with free fields', () => {
  it.each([
    ['howpublished and note', 'howpublished={\\url{https://a.org/x\\_y}}, note={Accessed: 2024-02-11}', 'https://a.org/x_y', []],
    ['an address in the note', 'note={Available at https://a.org/z}', 'https://a.org/z', []],
    ['a number of arXiv', 'eprint={1409.1556}, archiveprefix={arXiv}', 'https://arxiv.org/abs/1409.1556', []],
    [
      'a series and a remark',
      'url={https://a.org}, series={Blue books}, note={Second printing}',
      'https://a.org',
      ['series = Blue books', 'note = Second printing'],
    ],
  ])('keeps the address of %s and names what it drops', (_, free, address, left) => {
    const entry = readBibtexEntry(`@misc{k, title={Air}, ${free}}`);
    expect(entry.fields.URL).toBe(address);
    expect(entry.left).toEqual(left);
  });

  it('keeps “in press” as its date', () => {
    expect(readBibtex('@article{k, title={Air}, year={in press}}').status).toBe('in press');
  });
});

describe('A RIS record', () => {
  it('gives its fields', () => {
    const text =
      'TY  - CHAP\nAU  - Baddeley, Alan D.\nAU  - Hitch, Graham\nA2  - Bower, Gordon H.\nTI  - Working memory\nT2  - The psychology of learning and motivation\nPY  - 1974\nSP  - 47\nEP  - 89\nPB  - Academic Press\nCY  - New York\nER  - ';
    expect(readRis(text)).toMatchObject({
      type: 'chapter',
      author: [
        { family: 'Baddeley', given: 'Alan D.' },
        { family: 'Hitch', given: 'Graham' },
      ],
      editor: [{ family: 'Bower', given: 'Gordon H.' }],
      'container-title': 'The psychology of learning and motivation',
      page: '47-89',
      publisher: 'Academic Press',
      'publisher-place': 'New York',
    });
  });
});

describe('Labelled values', () => {
  it.each([
    'Author: Carl Sagan Title: Cosmos Year: 1980 Publisher: Random House',
    'Title = Cosmos\nAuthors = Carl Sagan\nPublished: 1980\nPublisher: Random House',
  ])('give their fields: %s', (text) => {
    expect(readLabelled(text)).toEqual({
      type: 'book',
      author: [{ family: 'Sagan', given: 'Carl' }],
      title: 'Cosmos',
      issued: { 'date-parts': [[1980]] },
      publisher: 'Random House',
    });
  });

  it('are not read from a reference', () => {
    expect(readLabelled('Kuhn, T. S. (1962). Title: a study. Chicago: Press.')).toBeUndefined();
  });
});
