import { describe, expect, it } from 'vitest';
import { readNames, readSmallNames } from './names.ts';

const shown = (text: string): string | undefined =>
  readNames(text)
    ?.names.map(({ family, given, suffix, literal }) => literal ?? [family, given, suffix].filter((part) => part !== undefined).join(', '))
    .join(' | ');

describe('A list of names', () => {
  it.each([
    ['Smith J', 'Smith, J.'],
    ['Watson, J. D., & Crick, F. H. C.', 'Watson, J. D. | Crick, F. H. C.'],
    ['Cormen, T.H., Leiserson, C.E. and Stein, C.', 'Cormen, T. H. | Leiserson, C. E. | Stein, C.'],
    ['Gamma, Erich, Richard Helm, Ralph Johnson, and John Vlissides', 'Gamma, Erich | Helm, Richard | Johnson, Ralph | Vlissides, John'],
    ['Baddeley, A. D., and G. Hitch', 'Baddeley, A. D. | Hitch, G.'],
    ['Brown, Peter C., Henry L. Roediger III, and Mark A. McDaniel', 'Brown, Peter C. | Roediger, Henry L., III | McDaniel, Mark A.'],
    ['Tversky, Amos and Kahneman, Daniel', 'Tversky, Amos | Kahneman, Daniel'],
    ['Y. LeCun, Y. Bengio, and G. Hinton', 'LeCun, Y. | Bengio, Y. | Hinton, G.'],
    ['Watson JD, Crick FH', 'Watson, J. D. | Crick, F. H.'],
    ['Stéfan J. van der Walt', 'van der Walt, Stéfan J.'],
    ['G. García Márquez', 'García Márquez, G.'],
    ['Strunk, William, and E. B. White', 'Strunk, William | White, E. B.'],
    ['Smith, Jones and Brown', 'Smith | Jones | Brown'],
    ['Cormen, Thomas H., et al.', 'Cormen, Thomas H., et al.'],
    ['World Health Organization', 'World Health Organization'],
    ['Department of Health and Social Care', 'Department of Health and Social Care'],
    ['UNESCO', 'UNESCO'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('marks that names are left out before the last one', () => {
    expect(shown('Harris, C. R., Millman, K. J., … Oliphant, T. E.')).toBe('Harris, C. R. | Millman, K. J., et al. | Oliphant, T. E.');
  });

  it.each(['(Eds.)', '(ed.)', ', Eds.', ', editors'])('recognises editors by %s', (mark) => {
    expect(readNames(`Metcalfe, J., & Shimamura, A. P. ${mark}`)).toMatchObject({
      editors: true,
      names: [{ family: 'Metcalfe' }, { family: 'Shimamura' }],
    });
  });

  it.each(['The structure of scientific revolutions', 'Thinking, fast and slow', 'deep learning', '12(3)', 'See p. 4: a note'])(
    'is not seen in “%s”',
    (text) => {
      expect(readNames(text)).toBeUndefined();
    },
  );

  it('may be in lower case if an initial shows that it is one', () => {
    expect(readSmallNames('smith, j. and jones, k.')?.names).toEqual([
      { family: 'Smith', given: 'J.' },
      { family: 'Jones', given: 'K.' },
    ]);
    expect(readSmallNames('the power of habit')).toBeUndefined();
  });
});
