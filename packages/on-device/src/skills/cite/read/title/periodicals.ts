import type { SourceType } from '../../csl-item.ts';

/** Newspapers, by the last word of their names: "The Economic Times", "Dagens Nyheter", "The Japan Times Online". */
const NEWSPAPER =
  /^(?:The\s)?(?:\p{Lu}[\p{L}'’.-]*\s){0,4}(?:Times|Guardian|Telegraph|Herald|Tribune|Gazette|Newspaper|Observer|Independent|Chronicle|Inquirer|Zeitung|Nyheter|Dagblad(?:et)?|Monde|Figaro)(?:\s(?:Online|Magazine))?$/u;
const MAGAZINE =
  /^(?:Time|Wired|The Atlantic|The Economist|The New Yorker|The Conversation|Newsweek|Forbes|Fortune|Der Spiegel|Die Zeit|Vox|Slate|Vanity Fair|(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:Magazine|Weekly|Review of Books))$/u;
/** Works and sites of many articles: "Encyclopaedia Iranica Online", "Wikipedia", "Effective Altruism Forum", "Vanity Fair Blogs". */
const COLLECTION =
  /^(?:Wikipedia|YouTube|Medium|[\w-]+\.(?:com|org|net|edu|co\.uk|de|fr|es|it|nl)|(?:The\s)?(?:[\p{L}-]+\s){0,4}(?:Encyclop(?:a?edia|ædia|édie)|Enciclop[eé]dia|[Ee]nciklopedija|[Ll]eksikon|Lexikon|Dictionary|Forum|Blogs?)(?:\s(?:\p{L}+\s?){1,5})?)$/u;
/** "Conference on Robot Learning (CoRL)", "32nd International Symposium on Computer Science". */
const MEETING =
  /^(?:(?:\d{4}|\d{1,2}(?:st|nd|rd|th)|\p{Lu}\p{L}+|[\p{Lu}/]+)\s){0,5}(?:Conference|Symposium|Workshop|Congress)\s(?:on|of|for)\s/u;

/** The kind of a work that stands in a periodical, a reference work or the papers of a meeting, where only their name tells it. */
export function periodicalKind(name: string): SourceType | undefined {
  if (NEWSPAPER.test(name)) return 'article-newspaper';
  if (MAGAZINE.test(name)) return 'article-magazine';
  if (COLLECTION.test(name)) return 'webpage';
  return MEETING.test(name) ? 'paper-conference' : undefined;
}
