/** A stretch of a syllabus that is read as one line, with the text before its topics, if any. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  /** "Students will be able to": words of the line before `start` that name no topic. */
  readonly leadIn: { readonly start: number; readonly end: number } | undefined;
}

/**
 * Verbs that open a goal of a course. Words that are nouns in names of topics ("state", "list") are among them only before the words that
 * they cannot stand before in a name.
 */
const GOAL =
  "(?:explain|describe|distinguish|differentiate|understand|discuss|calculate|compute|identify|define|analy[sz]e|evaluate|compare|interpret|summari[sz]e|recogni[sz]e|derive|solve|predict|justify|determine|illustrate|demonstrate|apply|perform|construct|carry out|(?:state|list|name|outline)(?=\\s+(?:the|its|their|an?|two|three|four|five|\\p{Lu}\\p{L}+['’]s)\\s))";
/** In letters, with a space before it. */
const LONGEST_GOAL = 15;
/** A goal and the words between its verb and its topic: "Explain the role of", "distinguish between". */
const OPENS_GOAL = new RegExp(
  String.raw`^(?:(?:to|critically|briefly|clearly)\s+)*${GOAL}(?:(?:,\s*|\s+and\s+|,\s*and\s+)(?:${GOAL}|contrast))*(?![\p{L}-])(?:\s+(?:between|(?:an?\s+)?understanding of|how|why|what (?:is|are)|the (?:role|importance|concepts?|significance|meaning) of))?(?:\s+(?:the|an?)(?=\s))?\s*`,
  'iu',
);
/** Numbers of sections in running text: "3.1 price elasticity". */
const NUMBERED = /[\s([]*(?<![\p{L}\d.,])\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})(?!(?:hours?|hrs?|h|credits?|points?|marks?|weeks?)(?!\p{L}))/giu;
/** The end of a sentence after a whole word. */
const SENTENCE = /(?<=[\p{Ll}\p{M})\]%]{2}[.!?])\s+(?=["“(]?\p{Lu})/gu;
const ABBREVIATION =
  /(?<!\p{L})(?:vs|etc|chs?|chap|secs?|pp|figs?|dr|prof|st|nos?|vol|eds?|al|approx|incl|cf|eg|ie|e\.g|i\.e|resp|mrs?|ms|dept|intro|inc|ltd|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|z\.b|bzw|usw|kap|abs)\.$/iu;
/** A joint before the next goal: "explain osmosis and describe diffusion". */
const NEXT_GOAL = new RegExp(String.raw`(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?=${GOAL}(?:\s+(?:and|or)\s+\p{L}+)?\s)`, 'giu');
const LEAD_IN =
  /^\s*(?:[-*•]\s+)?(?:(?:by|at|upon|on|after)\s[^,:;.]{3,60}?[,:]?\s+)?(?:the\s+)?(?:students?|you|learners?|participants|candidates)\s+(?:will|should|must|can|are expected to|need to)(?:\s+(?:also\s+)?(?:be (?:able|expected) to|learn (?:how )?to|learn(?: about)?|know))?(?![\p{L}])\s*:?\s*/iu;

/** Splits lines in which a syllabus runs on as a paragraph: at sentences, at numbers of sections and at goals. */
export function segmentsOf(raw: string): Segment[] {
  const segments: Segment[] = [];
  let offset = 0;
  for (const line of raw.split('\n')) {
    const cuts = cutsOf(line);
    for (const [at, from] of [0, ...cuts].entries()) {
      const next = cuts[at];
      const whole = next === undefined ? line.slice(from) : line.slice(from, next).replace(/(?:[\s,;([]+and)?[\s,;([]+$/, '');
      const lead = LEAD_IN.exec(whole)?.[0].length ?? 0;
      const start = offset + from + lead;
      segments.push({ start, text: whole.slice(lead), leadIn: lead === 0 ? undefined : { start: offset + from, end: start } });
    }
    offset += line.length + 1;
  }
  return segments;
}

function cutsOf(line: string): number[] {
  const cuts = new Set<number>();
  const numbers = [...line.matchAll(NUMBERED)];
  if (numbers.length > 1) for (const { index, 0: found } of numbers) cuts.add(index + found.search(/\d/));
  for (const { index, 0: found } of line.matchAll(SENTENCE))
    if (!ABBREVIATION.test(line.slice(Math.max(0, index - 8), index))) cuts.add(index + found.length);
  for (const { index, 0: found } of line.matchAll(NEXT_GOAL)) {
    const word =
      line
        .slice(Math.max(0, index - LONGEST_GOAL), index)
        .split(/[\s,;]+/)
        .at(-1) ?? '';
    if (goalLength(word) === 0) cuts.add(index + found.length);
  }
  return [...cuts].filter((cut) => cut > 0 && cut < line.length).sort((a, b) => a - b);
}

/** The length of the words before the topic of a goal: "explain " in "explain osmosis". */
export function goalLength(text: string): number {
  return OPENS_GOAL.exec(text)?.[0].length ?? 0;
}
