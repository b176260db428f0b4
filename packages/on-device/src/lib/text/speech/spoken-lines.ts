/** The short forms of speech: "it's", "we're", "gonna". Books and papers have hardly any. */
export const CONTRACTION = /['’](?:(?:re|ll|ve|m|d)\b|s\b(?<=\b(?:it|that|there|what|here|let|he|she|who).s)|t\b(?<=n.t))|\bgonna\b/iu;

/** Fewer lines show no habit. */
const FEWEST_LINES = 20;
/** The shares of lines that go on in the next one, and of lines with a contraction, from which lines are those of a transcript. */
const CUT = 0.3;
const SPOKEN = 0.05;

/** Whether lines are speech that a recogniser has cut anywhere. No line of it is a heading, however short it is. */
export function areSpokenLines(lines: readonly string[]): boolean {
  if (lines.length < FEWEST_LINES) return false;
  const cut = lines.filter((line, at) => !/[.!?:]["'”’)]*$/.test(line) && /^\p{Ll}/u.test(lines[at + 1] ?? '')).length;
  return cut >= CUT * lines.length && lines.filter((line) => CONTRACTION.test(line)).length >= SPOKEN * lines.length;
}
