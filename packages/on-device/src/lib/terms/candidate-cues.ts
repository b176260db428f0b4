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

// Each expression is tried at one place only, the end or the start of the candidate.
const STATED = /\s(?:is|are|refers?|means?|describes?|involves?|occurs?|consists?|happens?|states?|measures?|exists?|arises?|includes?)\s/y;
const EXPLAINED = /["”’]?(?:,\s(?:which|or|an?|the|in which|where|whereby|that is|also)\s|\s?[—–])/y;
const BRACKET = /["”’]?\s\(/y;
const CALLED = /(?<=(?:called|known as|termed|named|referred to as|dubbed|call|terms?|word|defined?)\s(?:the\s|an?\s|its\s)?["“‘]?)/iy;
const ARTICLE = /(?<=(?:^|\s)an?\s)/iy;

/** Counts the cues around one occurrence. */
export function addCues(cues: Cues, raw: string, start: number, end: number, opens: boolean): void {
  if (opens) cues.opens += 1;
  if (standsAt(BRACKET, raw, end)) cues.bracket += 1;
  else if (standsAt(STATED, raw, end)) cues.stated += 1;
  else if (standsAt(EXPLAINED, raw, end)) cues.explained += 1;
  if (standsAt(CALLED, raw, start)) cues.called += 1;
  if (standsAt(ARTICLE, raw, start)) cues.article += 1;
}

function standsAt(cue: RegExp, raw: string, at: number): boolean {
  cue.lastIndex = at;
  return cue.test(raw);
}

/** Whether the text introduces the candidate, so that it may be a term even where it occurs once. */
export function isCued({ stated, explained, bracket, called }: Cues): boolean {
  return stated + explained + bracket + called > 0;
}
