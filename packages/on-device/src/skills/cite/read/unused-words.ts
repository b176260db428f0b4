import type { CslFields, CslName } from '../csl-item.ts';

/** Words that references use around their parts. */
const AROUND = new Set(
  `a an and article at accessed available book by chapter conf date doi ed edited edition editions editor editors eds edn et al from http https
   in isbn issue journal last link no nos number of on online org p page pages paper pg pp press print published publisher report retrieved
   site source the thesis title url viewed vol volume web webpage website with www written first second third fourth fifth sixth
   seventh eighth ninth tenth revised rev january february march april may june july august september october november december
   jan feb mar apr jun jul aug sep sept oct nov dec forthcoming others und y c cited see also th st nd rd translated trans diss original work`.split(
    /\s+/,
  ),
);

/** Words of a source that none of its fields contains, in order. A formatted entry would silently lose them. */
export function unusedWords(raw: string, fields: CslFields): readonly string[] {
  const used = ` ${usedText(fields)} `;
  const words = raw.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  return words.filter((word) => {
    const plain = folded(word).replace(/^0+(?=\d)|(?<=^\d+)(?:st|nd|rd|th)$/g, '');
    return plain.length > 1 && !AROUND.has(plain) && !used.includes(plain);
  });
}

function usedText(fields: CslFields): string {
  const names = [...(fields.author ?? []), ...(fields.editor ?? []), ...(fields.translator ?? [])].map(
    ({ family, given, suffix, literal }: CslName) => [family, given, suffix, literal].join(' '),
  );
  const dates = [fields.issued, fields.accessed, fields['original-date']].map((date) =>
    date === undefined ? '' : `${date['date-parts'][0].join(' ')} ${date.season ?? ''}`,
  );
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  // The source may write initials together: "JD" for "J. D.".
  const initials = names.map((name) => name.replace(/[^\p{Lu}]/gu, ''));
  return folded([...texts, ...names, ...initials, ...dates].join(' '));
}

function folded(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'");
}
