import type { CslFields } from '../../csl-item.ts';
import { referenceSentences } from '../sentences.ts';
import { isNumeral } from './title-sentences.ts';

/** Whether a title has fewer than three letters, or is a short word before an abbreviated journal: "Eur. J. Phys." */
export function isShort(title: string, container: string): boolean {
  return (
    (title.match(/\p{L}/gu) ?? []).length < 3 ||
    (/^\p{Lu}\p{L}{1,6}$/u.test(title) && /^\p{Lu}\p{L}*(?:\.\s|\.?$)/u.test(container) && container.length < 40)
  );
}

/** Whether a title of several sentences may hold a journal or a series: a later sentence has capitals only, as a name has. */
export function isJoined(title: string): boolean {
  return referenceSentences(title)
    .slice(1)
    .some((sentence) => !/(?<!\p{L})\p{Ll}{4,}/u.test(sentence) && !isNumeral(sentence));
}

/** Whether the journal or collection begins with the end of a title: "Das Beispiel Ettlingen. Stadtforschung", "App, Journal of …". */
export function holdsTitle(container: string): boolean {
  if (
    /\.\.|[«»‖]|\S\.(?:html?|pdf|php)\b|\?\S+=/.test(container) ||
    /^[^,]+, (?:The )?(?:Journal|Zeitschrift|Revista|Revue|Annals) \p{Ll}/u.test(container)
  )
    return true;
  if (/^(?:how|why|what|when|where|who)\s|^part\s\d|^(?:An?|Une?|Uma?|Eine?)\s\p{L}+\s/iu.test(container)) return true;
  const before = container.split(/\.\s+(?=\p{Lu})/u).slice(0, -1);
  return before.some((words) => words.split(' ').length > 2 || /\p{L}{10}|[)\d]$|^(?:No\.? )?[IVXL]+$/u.test(words));
}

/** Whether a title looks like a piece of one, or holds a series: half a bracket, an address, or one word beside a long publisher or journal. */
export function isCut(title: string, { publisher = '', 'container-title': container = '' }: CslFields): boolean {
  const mark =
    /; |\[\p{L}+\]|[.,:;]\s*[:.]|^“.*”|^\([^()]*\)$|^(?:eds?|trans|transl)\.\s|^\d+ vols?\b|\bof, |\sOnline$|^(?:\p{Lu}[\p{L}’-]+, \p{Lu}[\p{L}. ]+, ){2}|, and \p{L}{1,2}$/iu.test(
      title,
    );
  const series =
    /, (?:eds?|trans|hrsg|hg)\.? (?:by )?\p{Lu}/u.test(title) ||
    /, (?:[^,:]{0,60}\b)?(?:series|edition|bibliothek|reihe|collection|library)\b[^,:]{0,12}(?:, \d+)?$/iu.test(title);
  const collected = /\((?:[Ee]ds?|[Hh]rsg|[Cc]oords?)\.?\)/.test(title);
  const collection = /,\s(?:in|en|dans)\s\p{Lu}.*,\seds?\b/u.test(title);
  const bracketed =
    /\s\((?:(?:\p{Lu}\p{L}+|of|the|and|in|for|to|on)\s){3,}\p{Lu}\p{L}+\)$|\s\([^()]*\b(?:[Ss]eries|[Ll]ibrary|[Ss]tudies|[Mm]onographs)\b[^()]*\)$/u.test(
      title,
    );
  const half =
    title.split('(').length !== title.split(')').length ||
    /^[*)\]]/.test(title) ||
    /\bhttps?:|\.(?:com|org|edu)\/|\S\.(?:html?|pdf|php|aspx?)\b|\.co\.\p{L}|\p{Ll}\.\p{Lu}\p{Ll}|\.-\s|^\(\d/u.test(title);
  const word = !/\s/.test(title) && Math.max(publisher.split(' ').length, container.split(' ').length) > 5;
  const abbreviated = /, \p{Lu}\p{L}{1,5}$/u.test(title) && /^\p{Lu}\p{L}{1,8}\.?$/u.test(container || publisher);
  return mark || series || collected || collection || bracketed || half || word || abbreviated || /^\W/.test(container);
}
