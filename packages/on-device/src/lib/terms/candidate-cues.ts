/** Counts the places of a candidate in which a writer introduces or discusses a term. */
export interface Cues {
  /** It opens its sentence, at most after an article. */
  opens: number;
  /** "X is …", "X refers to …". */
  stated: number;
  /** "X, which …", "X, a …", "X—…". */
  explained: number;
  /** "X (…". */
  bracket: number;
  /** "called X", "the term X". */
  called: number;
  /** "a X". */
  article: number;
}

export function noCues(): Cues {
  return { opens: 0, stated: 0, explained: 0, bracket: 0, called: 0, article: 0 };
}

const STATED = /^\s(?:is|are|refers?|means?|describes?|involves?|occurs?|consists?|happens?|states?|measures?|exists?|arises?|includes?)\s/;
const EXPLAINED = /^["”’]?(?:,\s(?:which|or|an?|the|in which|where|whereby|that is|also)\s|\s?[—–])/;
const CALLED = /(?:called|known as|termed|named|referred to as|dubbed|call|terms?|word|defined?)\s(?:the\s|an?\s|its\s)?["“‘]?$/i;
/** The longest words before and after a candidate that a cue needs, in characters. */
const REACH = 26;

/** Counts the cues around one occurrence. */
export function addCues(cues: Cues, raw: string, start: number, end: number, opens: boolean): void {
  const before = raw.slice(Math.max(0, start - REACH), start);
  const after = raw.slice(end, end + REACH);
  if (opens) cues.opens += 1;
  if (/^["”’]?\s\(/.test(after)) cues.bracket += 1;
  else if (STATED.test(after)) cues.stated += 1;
  else if (EXPLAINED.test(after)) cues.explained += 1;
  if (CALLED.test(before)) cues.called += 1;
  if (/(?:^|\s)an?\s$/i.test(before)) cues.article += 1;
}

/** Whether the text introduces the candidate, so that it may be a term even where it occurs once. */
export function isCued({ stated, explained, bracket, called }: Cues): boolean {
  return stated + explained + bracket + called > 0;
}
