import { describe, expect, it } from 'vitest';
import { leadingNames } from './leading-names.ts';

const written = (text: string): readonly string[] | undefined =>
  leadingNames(text)[0]?.names.map(
    ({ family, given, literal }) => literal ?? [given, family].filter((part) => part !== undefined).join(' '),
  );

describe('The names at the start of a reference', () => {
  it.each([
    ['family name and initials', 'Lee, R., Cho, H.M.: On an algorithm. J. 6 (1988)', ['R. Lee', 'H. M. Cho']],
    ['initials first', 'S. Lee and R. A. Cho. On information. Annals, 22(1):79, 1951.', ['S. Lee', 'R. A. Cho']],
    ['only the first inverted', 'Lee, H., S. H. Cho, and J. P. Ray. 2015. Models', ['H. Lee', 'S. H. Cho', 'J. P. Ray']],
    ['given names written out', 'Lee, Hanna M., and Lars Cho. 2005. “The', ['Hanna M. Lee', 'Lars Cho']],
    ['every name inverted and written out', 'LEE, Hanna, VAN CHO, Lars and RAY, Ann, 2016. Data', ['Hanna LEE', 'Lars VAN CHO', 'Ann RAY']],
    ['initials without full stops', 'Lee W-Y, Li N, Cho KM. Publishing graphs', ['W.-Y. Lee', 'N. Li', 'K. M. Cho']],
    ['natural order', 'Lars Lee, Saki Cho, and Ian Ray. 2017. Proceedings', ['Lars Lee', 'Saki Cho', 'Ian Ray']],
    ['the first written out, the others with initials', 'Lee, Hanna, Cho, H., & Ray, E. (2016). Care', ['Hanna Lee', 'H. Cho', 'E. Ray']],
    ['Italian lists', 'Lee, Hanna e Daniela Cho. Una fiaba. Roma', ['Hanna Lee', 'Daniela Cho']],
    ['initials of two letters', 'Lee, V. L., Cho, Ya.G. and Ray, K. Traces', ['V. L. Lee', 'Ya.G. Cho', 'K. Ray']],
    ['semicolons', 'Lee, K.R. ; Cho, W.R.: TCP/IP', ['K. R. Lee', 'W. R. Cho']],
    ['others left out', 'Lee R and others (2010) Calibration', ['R. Lee']],
    ['a middle initial', 'Hanna R. Lee. On the use of tables in early almanacs. Report, 2011.', ['Hanna R. Lee']],
    [
      'middle initials in a list',
      'Hanna R. Lee, Lars B. Cho, and Ann J. Ray. Dependence webs',
      ['Hanna R. Lee', 'Lars B. Cho', 'Ann J. Ray'],
    ],
    ['a word for a title after an initial', 'Lee C. Cosmos. New York: House, 1980.', ['C. Lee']],
    ['their part in a film', 'Lee, Hanna, director. Che. 2008.', ['Hanna Lee']],
    [
      'a form that changes before the year',
      'Lee, H., Cho, Md. K., Ian Ray, & Fox, P. (2016). Care',
      ['H. Lee', 'Md. K. Cho', 'Ian Ray', 'P. Fox'],
    ],
    ['one name alone before the year', 'Lee, H., Cho, K., & Alem. (2023). Care', ['H. Lee', 'K. Cho', 'Alem']],
    ['“and” of another language before the year', 'Lee, H., Cho, S. in Ray, A. (2005). Care. Journal, 2', ['H. Lee', 'S. Cho', 'A. Ray']],
    ['a family name in capitals', 'LEE, Hanna Cho do. Care of woods', ['Hanna Cho do LEE']],
    ['a particle after the initials', 'Lee, F. A. de. 2025. Sistema', ['F. A. de Lee']],
  ])('are read with %s', (_, text, names) => {
    expect(written(text)).toEqual(names);
  });

  it.each(['The Selfish Gene, Richard Lee, 1976', 'AEA Data Editor. Docker images. 2021', 'thinking fast and slow'])(
    'are not read from %j',
    (text) => {
      expect(written(text)).toBeUndefined();
    },
  );

  it('end before the title', () => {
    const text = 'Lee, Hanna, and Daniel N. Cho, Pre-Analysis Plans: A Stocktaking (2019)';
    expect(text.slice(leadingNames(text)[0]?.end)).toBe(', Pre-Analysis Plans: A Stocktaking (2019)');
  });
});
