import { countWords } from './meaning.ts';
import { reach, type Site } from './site.ts';

/** The forms in which a language states a definition. Each expression has the groups `term` and `meaning`. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    /^(?:(?:El|La|Los|Las|Un|Una|el|la)\s)?(?<term>[\p{L}-]+(?:\s[\p{L}-]+){0,4}?)\s(?:es|son|fue|fueron|era|eran)\s(?<meaning>(?:un|una|unos|unas|el|la|los|las|cualquier)\s.+)$/su,
    /^(?:(?:El|La|Los|Las|Un|Una)\s)?(?<term>[\p{L}-]+(?:\s[\p{L}-]+){0,4}?)\s(?:se\sdefine\scomo|se\srefiere\sa|significa|consiste\sen)\s(?<meaning>.+)$/su,
    /^(?:Se\s(?:llama|denomina|conoce\scomo)\s)(?<term>[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\sa(?=l\s|\s)\s?(?<meaning>.+)$/su,
    /^(?<meaning>(?:El|La|Los|Las|Un|Una)\s.{12,200}?)\sse\s(?:llama|llaman|denomina|denominan|conoce\scomo)\s(?<term>[\p{L}-]+(?:\s[\p{L}-]+){0,3})$/su,
  ],
  fr: [
    /^(?:(?:Le|La|Les|Un|Une)\s|L['’])?(?<term>[\p{L}-]+(?:\s[\p{L}'’-]+){0,4}?)\s(?:est|sont)\s(?<meaning>(?:un|une|des|le|la|les|l['’]ensemble|l['’]étude)\s.+)$/su,
    /^(?:(?:Le|La|Les|Un|Une)\s|L['’])?(?<term>[\p{L}-]+(?:\s[\p{L}'’-]+){0,4}?)\s(?:désigne(?:nt)?|signifie|se\sdéfinit\scomme|correspond\sà)\s(?<meaning>.+)$/su,
    /^(?:On\s(?:appelle|nomme)\s)(?<term>[\p{L}-]+(?:\s[\p{L}'’-]+){0,2}?)\s(?<meaning>(?:un|une|le|la|les|l['’]).+)$/su,
  ],
  de: [
    /^(?:(?:Der|Die|Das|Ein|Eine)\s)?(?<term>\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s(?:ist|sind)\s(?<meaning>(?:ein|eine|einer|der|die|das|alle|jede[rs]?)\s.+)$/su,
    /^(?:(?:Der|Die|Das|Ein|Eine)\s)?(?<term>\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s(?:bezeichnet|bedeutet|beschreibt|versteht\sman\sals)\s(?<meaning>.+)$/su,
    /^(?:Unter\s(?:der\s|dem\s|einer\s|einem\s)?)(?<term>\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\sversteht\sman\s(?<meaning>.+)$/su,
    /^(?<meaning>(?:Der|Die|Das|Ein|Eine)\s.{12,200}?)\s(?:heißt|heißen|nennt\sman)\s(?:auch\s)?(?<term>\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,2})$/su,
  ],
  hi: [
    /^(?<term>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,3}?)\s(?<meaning>(?:एक|वह|ऐसा|ऐसी)\s.{8,}?)\s(?:है|हैं)$/su,
    /^(?<meaning>.{12,200}?)\sको\s(?<term>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,2})\s(?:कहते|कहा\sजाता)\s(?:हैं|है)$/su,
  ],
};
/** Openings that point to another sentence, and words of praise. */
const NO_TERM =
  /^(?:este|esta|esto|estos|estas|ese|eso|ello|él|ella|aquí|también|lo|que|hay|no|otro|otra|problema|resultado|ce|cet|cette|ces|il|elle|ils|elles|on|qui|que|celui|celle|aussi|problème|résultat|dies|diese|dieser|dieses|das|es|er|sie|man|hier|was|wer|problem|ergebnis|ziel|grund|यह|वह|ये|वे|इस|इसे|जो|क्या)(?:\s|$)/iu;
const NO_MEANING =
  /^(?:(?:un|una|el|la|los|las)\s(?:más|menos|gran|buen|buena|mejor|peor|mayor|principal|problema|ejemplo|misma?|únic[oa]|primer[ao]?)|(?:un|une|le|la|les)\s(?:grand|grande|bon|bonne|meilleur|meilleure|plus|problème|exemple|même|seul|seule|premier|première)|(?:ein|eine|der|die|das)\s(?:große[rs]?|gute[rs]?|beste|wichtige[rs]?|wichtigste|größte|problem|beispiel|gleiche|einzige|erste))(?:\s|$)/iu;
const FEWEST_WORDS = 4;
/** "Das Bruttoinlandsprodukt (BIP) ist": a short form after the term. */
const SHORT_FORM = /(?<=^[^().,;:]{2,80})\s\([^().,;:]{1,30}\)(?=\s)/u;

/** The definition that a sentence of another language states, if it states one. */
export function statedInLanguage(text: string, language: string): Site | undefined {
  const plain = text.replace(/[.।!\s]+$/u, '').replace(SHORT_FORM, '');
  for (const form of FORMS[language] ?? []) {
    const found = form.exec(plain)?.groups;
    const { term = '', meaning = '' } = found ?? {};
    if (term === '' || NO_TERM.test(term) || NO_MEANING.test(meaning) || countWords(meaning) < FEWEST_WORDS) continue;
    const end =
      /;|:|,\s(?:pero|mais|aber|sino|sondern|weil|obwohl|लेकिन|während|mientras|tandis)\s/iu.exec(meaning)?.index ?? meaning.length;
    const words = meaning.slice(0, end).replace(/[\s,]+$/, '');
    const at = text.indexOf(meaning);
    const termAt = at === 0 ? text.lastIndexOf(term) : text.indexOf(term);
    return { form: 'means', term: reach(termAt, term), meaning: reach(at, words), verb: '', article: '' };
  }
  return undefined;
}
