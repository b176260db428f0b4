const NOUN = [
  'mid-?terms?',
  // "Your final grade" is no final.
  String.raw`finals?(?![ \t]{1,2}(?:course[ \t]{1,2})?(?:grades?|marks?|scores?|averages?|results?|assessments?|weeks?)\b)`,
  'exam(?:ination)?s?|quiz(?:zes)?|tests?|home ?works?|hws?|problem sets?|psets?|assignments?|essays?|papers?|projects?|presentations?|portfolios?',
  'participation|attendance|labs?|reports?|drafts?|discussions?|journals?|course ?work|class ?work|exercises?|practicals?|posters?|deliverables?|reflections?|case stud(?:y|ies)',
].join('|');
const BEFORE =
  'first|second|third|last|two|three|four|five|six|short|long|weekly|daily|biweekly|oral|written|take-?home|in-class|online|group|individual|term|research|reading|lab|unit|chapter|class|proposal|cumulative|comprehensive|open-book|hour|module|major|practice|response|reaction|critical|final';
const ONE = `(?:(?:${BEFORE}|${NOUN})[ \\t]{1,2}){0,4}(?:${NOUN})(?:\\/(?:${NOUN}))?`;
/** "a first draft of your paper", "participation in class discussion" are each one thing. */
const PART_OF = `(?:[ \\t\\n]{1,2}(?:in|of|for)[ \\t\\n]{1,2}(?:(?:your|the|a|an|our)[ \\t\\n]{1,2})?${ONE})?`;

/** The name of an assessment in a sentence: "final exam", "two short essays", "final paper draft", "quiz 2", "research paper/project". */
export const ASSESSMENT = new RegExp(
  `(?<![\\p{L}\\d-])${ONE}(?:[ \\t]?#?\\d{1,2}(?![\\d/.%]|[ \\t]?(?:%|per|points?|pts|marks?))|${PART_OF})(?!\\p{L}|-\\p{L})`,
  'giu',
);

export function startsAssessment(text: string): boolean {
  return [...text.matchAll(ASSESSMENT)][0]?.index === 0;
}

/** Sentences about the mark, and grades with their limits. */
export const NO_ASSESSMENT =
  /^\W*(?:there|I|under|less|more|this|that|these|you|if|when|late|each|every|any|all|please|note|total|or|on(?!-)|of|in(?!-)|is|with|(?:two|three|four|five|six|seven|eight|nine|ten) at|the (?:final |total |overall )?(?:course|grade|mark|final grade)\b|[A-F][+−-]?\s*[:=|–-]|grades?\s+[A-F])\b/i;
/** Parts of a mark beside exams and submissions. */
export const PART_OF_MARK =
  /\b(?:participation|attendance|discussions?|journals?|readings?|lessons?|notes|exercises?|class ?work|portfolio|papers?|conduct|engagement|blog|posts?|questions|milestones?|entregas?|tareas?|participaci[oó]n|parcial\w*|trabajos?|devoirs?|travaux|intra|[üÜ]bung\w*|mitarbeit|referat|hausarbeit)\b/i;
