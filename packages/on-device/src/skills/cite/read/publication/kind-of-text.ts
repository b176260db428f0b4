import type { CslFields } from '../../csl-item.ts';

type Kind = Pick<CslFields, 'type' | 'genre' | 'number' | 'publisher'>;

/** The names of theses in other languages: "Tesis doctoral", "thèse de doctorat", "Unveröff. Dissertation". */
const FOREIGN_THESIS =
  'tesis (?:doctoral|de maestría|de licenciatura|de grado)|th[èe]se(?: (?:de doctorat|non publiée(?: pour le doctorat[^,\\]]{0,40})?))?|mémoire de (?:maîtrise|master)|tese(?: (?:de doutorado|\\(doutorado[^()]{0,60}\\)))?|dissertação(?: (?:(?:de )?mestrado|\\(mestrado[^()]{0,60}\\)))|trabalho de conclusão de curso(?: \\([^()]{3,60}\\))?|tesi di (?:laurea|dottorato)|(?:unveröff\\p{L}*\\.? )?(?:inaugural-?dissertation|dissertation|diss\\.|diplomarbeit|magisterarbeit|masterarbeit|bachelorarbeit|habilitationsschrift)|doktorska disertacija|praca doktorska|proefschrift|doktorsavhandling';

/** "[Doctoral dissertation, University of Cape Town]. OpenUCT": the archive after the university is no publisher. */
const THESIS_OF =
  /[[(]((?:unpublished )?(?:doctoral|ph\.?d\.?|master['’]?s?|bachelor['’]?s?)\s(?:thesis|dissertation)),\s([^[\]()]{3,80})[\])](?:\.\s[^.]{2,40}\.?$)?/i;
/** "[Tesis doctoral, Universidad de Valladolid]". */
const FOREIGN_THESIS_OF = new RegExp(`[[(](${FOREIGN_THESIS}),\\s([^[\\]()]{3,80})[\\])]`, 'iu');
const THESIS =
  /[[(]?\b((?:unpublished )?(?:ph\.? ?d\.?|d\.?phil\.?|doctoral|master(?:['’]?s)?|m\.?sc?\.?|m\.?tech\.?|b\.?tech\.?|m\.?phil\.?|m\.?a\.?|bachelor(?:['’]?s)?|b\.?sc\.?|undergraduate)\s+(?:thesis|dissertation)|(?:doctoral )?(?:thesis|dissertation)|ph\.?d\.? diss\.)(?![a-z])[\])]?/i;
const THESIS_ABROAD = new RegExp(`[[(]?(?<!\\p{L})(${FOREIGN_THESIS})(?!\\p{L})[\\])]?`, 'iu');
const REPORT =
  /[[(]?\b((?:technical|research|special|working|final|annual|discussion|policy|white)\s(?:report|paper))\b,?(?:\s*(?:no\.?|number|#))?\s*((?!(?:19|20)\d\d[.,]?(?:\s|$))[A-Z]{0,6}[-–/ ]?\d[\w.–/-]*)?[\])]?/i;
const REPORT_NUMBER = /\breport no\.?:?\s*([\w–/-]+)/i;

/** "video, 18:33": the length of a recording, which is no volume and page. */
const LENGTH = /(?:,?\s?\b(video|film|audio|podcast))?,\s(?:\d{1,3}:)?\d{1,2}:[0-5]\d(?!\d)(?:\smin(?:utes)?\b\.?)?(?=[,.\s]|$)/i;
/** Sites of recordings. */
const RECORDINGS = /\b(?:youtube|vimeo|podcast|TED(?:x|Global)?)\b/i;

/** Takes the words that name the kind of a text out of it: a thesis with its university, a report with its number. `cut` replaces them. */
export function takeKind(text: string, cut: string): { readonly fields: Kind; readonly rest: string } {
  let fields: Kind = {};
  let rest = text;
  const take = (pattern: RegExp, kind: (match: RegExpExecArray) => Kind): void => {
    const match = pattern.exec(rest);
    if (match === null) return;
    fields = { ...fields, ...kind(match) };
    rest = `${rest.slice(0, match.index)}${cut}${rest.slice(match.index + match[0].length)}`;
  };
  const medium = LENGTH.exec(text)?.[1];
  if (medium !== undefined || RECORDINGS.test(text))
    take(LENGTH, () => ({ type: 'webpage', ...(medium === undefined ? {} : { genre: medium }) }));
  take(THESIS_OF, ([, genre = '', publisher = '']) => ({ type: 'thesis', genre, publisher }));
  take(FOREIGN_THESIS_OF, ([, genre = '', publisher = '']) => ({ type: 'thesis', genre, publisher }));
  take(THESIS, ([, genre = '']) => ({ type: 'thesis', genre }));
  if (fields.type === undefined) take(THESIS_ABROAD, ([, genre = '']) => ({ type: 'thesis', genre }));
  take(REPORT, ([, genre = '', number = '']) => {
    const clean = number.replace(/[.,]+$/, '');
    return { type: 'report', genre, ...(clean === '' ? {} : { number: clean }) };
  });
  take(REPORT_NUMBER, ([, number = '']) => ({ type: 'report', number: fields.number ?? number }));
  return { fields, rest };
}
