/** Words that make a date the day on which something is handed in. */
const HANDED_IN =
  /(?<!\p{L})(?:due|deadlines?|submit(?:ted)?|submissions?|hand(?:ing|ed)? ?-?in|turn(?:ed)? in|entrega|abgabe|[àa] rendre|remise)(?!\p{L})/iu;
/** Pieces of work that are written at home. */
const WORK =
  /(?<!\p{L})(?:essays?|(?:term|research|final|seminar|position|reflection) papers?|coursework|assignments?|home ?works?|problem sets?|psets?|(?:lab )?reports?|dissertations?|thes[ie]s|portfolios?|projects?|worksheets?|case stud(?:y|ies)|drafts?|proposals?|hausarbeit|ensayo|devoir)(?!\p{L})/iu;
/** What is sat at an hour, whatever stands beside it: "essay exam", "thesis defence", "project presentation". */
const SAT =
  /(?<!\p{L})(?:exam\p{L}*|tests?|quiz(?:zes)?|mid-?terms?|finals|mocks?|viva|oral|def[ea]n[cs]e|presentations?|papers? \d|klausur|prüfung|examen)(?!\p{L})/iu;

/**
 * Whether the words beside a date name work that is handed in, and no exam: "Jurisprudence essay due".
 * @param name the name of the subject, which may hold such a word itself: "Essay writing"
 */
export function isDueWork(words: string, name: string): boolean {
  const own = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const rest = words.replace(/[\p{L}\p{N}]+/gu, (word) => (own.has(word.toLowerCase()) ? ' ' : word));
  return !SAT.test(rest) && (HANDED_IN.test(rest) || WORK.test(rest));
}
