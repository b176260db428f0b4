import { describe, expect, it } from 'vitest';
import { withEnglishMarks } from './other-languages.ts';
import { readReference } from './reference.ts';

describe('The marks of references in other languages', () => {
  it.each([
    ['Müller, A. (Hrsg.) (1999): Wälder. Bern: Haupt, S. 12–15.', 'Müller, A. (Eds.) (1999): Wälder. Bern: Haupt, pp. 12–15.'],
    ['Vgl. Anna Roth, Wälder, Bd. 3, H. 4', 'Anna Roth, Wälder, vol. 3, no. 4'],
    ['2., überarb. Aufl., Bern 1999', '2nd ed., Bern 1999'],
    ['Silva A. Marés. 2010 [citado em 28 de maio de 2012]', 'Silva A. Marés. 2010 [accessed 28 May 2012]'],
    ['Disponível em: http://example.org', 'Available at: http://example.org'],
    ['Roth, A. (o. J.): Wälder', 'Roth, A. (n.d.): Wälder'],
    ['Roth, A. (1932/2000): Wälder. Bern', 'Roth, A. (2000): Wälder. Bern (original work published 1932)'],
    ['Zeitschrift für Wälder 1/1993, S. 36', 'Zeitschrift für Wälder no. 1, 1993, pp. 36'],
    ['Roth A., Wälder [in:] Berg B., Dörfer', 'Roth A., Wälder, In: Berg B., Dörfer'],
    ['Генинг В.Ф. Леса // Вопросы леса. 1970. Вып. 10. С. 16-34.', 'Генинг В.Ф. Леса, In: Вопросы леса. 1970. no. 10. pp. 16-34.'],
    ['ROTH, A., B. BERG a C. HALE, 2010. Woods', 'ROTH, A., B. BERG and C. HALE, 2010. Woods'],
    [
      'Baez J. C. Higher groups // Theory of Categories. 2004. Т. 12.',
      'Baez J. C. Higher groups, In: Theory of Categories. 2004. vol. 12.',
    ],
    ['Roth, A. Wälder / под ред. B. Berg. Bern: Haupt', 'Roth, A. Wälder. Edited by B. Berg. Bern: Haupt'],
    ['ROTH A. On woods[J]. Woods, 2004, 2(1): 3-5.', 'ROTH A. On woods. Woods, 2004, 2(1): 3-5.'],
    ['Roth, A. (12 de 01 de 2007). Maderas', 'Roth, A. (2007). Maderas'],
    ['Roth, A. Maderas, editado por C. Berg. Lima', 'Roth, A. Maderas, edited by C. Berg. Lima'],
    ['Roth, A. Wälder. Dans A. Berg, Dörfer', 'Roth, A. Wälder. In A. Berg, Dörfer'],
  ])('The marks of references in %s are written as English writes them', (text, expected) => {
    expect(withEnglishMarks(text)).toBe(expected);
  });

  it.each([
    'Smith, S. (2004). Harbours. Press.',
    'Hale, H. 2004. Harbours. Press.',
    'Figes, O. Custer’s last stand 1876. Press, 1990.',
    'Berger, K. Town and field in the novels (1942/1843) of the north. Press, 1990.',
  ])('do not stand in %s', (text) => {
    expect(withEnglishMarks(text).replace(/ \(original.*/, '')).toContain(text.slice(0, 20));
    expect(readReference(text).fields.title?.length).toBeGreaterThan(6);
  });

  it.each([
    ['Fiorito, J./Gallagher, D. G. (1988): Unions. In: Labor Review, 41(2): 294-307.', ['Fiorito', 'Gallagher'], 'Unions'],
    ['Roth, Anna/Berg, Kurt (Hg.): Das neue Dorf. Köln: Halem, 1990.', ['Roth', 'Berg'], 'Das neue Dorf'],
    ['Atan, P. Cvet, G. Signs of awareness. Journal of Politics Vol. 2, No. 3, 2013 p. 27-39.', ['Atan', 'Cvet'], 'Signs of awareness'],
    ['Hale, A.; Roth, G. A Model of Woods. Journal of Woods 2004, 50 (4), 408-424.', ['Hale', 'Roth'], 'A Model of Woods'],
    ['Marean C. W., Assefa Z. 1999 Bones of the cave. Journal of Bones 3, 22-37', ['Marean', 'Assefa'], 'Bones of the cave'],
  ])('separate the names of %s', (text, families, title) => {
    const { author, editor, title: read } = readReference(text).fields;
    expect([(author ?? editor)?.map(({ family }) => family), read]).toEqual([families, title]);
  });
});
