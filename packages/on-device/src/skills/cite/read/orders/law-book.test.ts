import { describe, expect, it } from 'vitest';
import { readReference } from '../reference.ts';

function read(text: string) {
  const { fields, loose } = readReference(text);
  const people = fields.author ?? fields.editor ?? [];
  return { names: people.map(({ family, given }) => `${family}, ${given}`), title: fields.title, publisher: fields.publisher, loose };
}

describe('A book as lawyers cite it', () => {
  it.each([
    ['Anna Lind, Harbour Law: Text, Cases, and Materials (10th edn, OUP 2022)', 'Lind, Anna', 'Harbour Law: Text, Cases, and Materials'],
    ['Anna Lind, Dock Law: Cases and Materials (2nd edn, Hall Press 2022)', 'Lind, Anna', 'Dock Law: Cases and Materials'],
    ['Anna Lind, Hale: The Law of Harbours (15th edn, Hale & Roth 2020) ch 3', 'Lind, Anna', 'Hale: The Law of Harbours'],
    ['ABC Lind, The Concept of Harbours (3rd edn, OUP 2012)', 'Lind, A. B. C.', 'The Concept of Harbours'],
    ['Anna Lind, Great Debates in Harbour Law (3rd edn, Hall Press 2020) 12–14', 'Lind, Anna', 'Great Debates in Harbour Law'],
  ])('has one author, and its title begins behind the first comma: %s', (text, name, title) => {
    expect(read(text)).toMatchObject({ names: [name], title, loose: false });
  });

  it('has the names that "and" joins as its authors', () => {
    expect(read('Anna Lind and Bo Hale, Harbour Law (14th edn, Pearson 2023)').names).toEqual(['Lind, Anna', 'Hale, Bo']);
    expect(read('Anna Lind and Bo Hale (eds), Harbour Law (Hall Press 2023)').names).toEqual(['Lind, Anna', 'Hale, Bo']);
  });

  it('is doubtful where a further name or the words of a title may stand behind a comma', () => {
    expect(read('Anna Lind, Cho Roth and Bo Hale, Harbours (OUP 2016)')).toMatchObject({ loose: true, title: 'Harbours' });
    expect(read('Anna Lind, Bo Hale, Harbours of the North (OUP 2016)')).toMatchObject({ names: ['Lind, Anna'], loose: true });
    expect(read('Anna Lind, Harbours of the North (Cho Roth tr, 3rd edn, OUP 1998)').loose).toBe(true);
  });

  it.each([
    'Anna Lind, Harbour Law: Text, Cases, and Materials, 10th edn, Oxford University Press, 2022',
    'Anna Lind, Harbour Procedure: A Guide. Oxford: Hall Press, 2022.',
  ])('has no subject for an author where no bracket holds its publisher: %s', (text) => {
    expect(read(text).names).toEqual(['Lind, Anna']);
  });

  it('is doubtful where the word before a colon may be a given name or begin the title', () => {
    expect(read('Anna Lind, Hale: The Law of Harbours. Oxford: Hall Press, 2022.').loose).toBe(true);
  });

  it('has no subject for an author', () => {
    expect(read('Anna Lind, Harbour Law and Dock Law, Cases of the North (OUP 2010)').names).toEqual(['Lind, Anna']);
  });
});
