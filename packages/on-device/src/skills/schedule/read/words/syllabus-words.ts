/** The number of a week or a unit in a list that was pasted from a syllabus. */
export const NUMBERED = /^(?:week|wk|unit|lecture|chapter|module|semaine|semana|woche)\s*\d{1,2}\s*[:.)–-]?\s+(?=\p{L}{3})/iu;
/** Labels of lines in a syllabus that are no topics: books, people, rooms, grading. */
const ADMIN =
  /^(?:required |recommended |course )?(?:readings?|textbooks?|books?|tutors?|lecturers?|instructors?|professors?|teachers?|office(?: hours)?|rooms?|venue|location|e-?mail|contact|tel|phone|grading|attendance|website|prerequisites?)\s*[:=]/i;
/** Words in brackets that are no topic: "Signalling (quiz)". */
export const NO_TOPIC = /^(?:quiz|exam|test|midterm|final|due|no class)(?:zes|e?s)?$/i;

/** The beginning of a remark about the subject, which is no topic even where no rule weighs it: "got a C last time", "priority 1". */
export const SAID =
  /^(?:(?:i|i['’](?:m|ve|ll)|i am|we|it['’]?s|need(?:s|ed)?|got|have|haven['’]t|had|don['’]t|can['’]t|want|should|still|only|not|retak(?:e|ing)|failed|behind|ich|je|me|se me|no (?:lo|la|me|se)|muss|ya|il faut) \p{Ll}|j['’]\p{Ll}|(?:priority|level|difficulty|rank|grade|mark)\s?[:=]?\s?[A-F\d]|\d{1,2}(?:st|nd|rd|th)? priority)/iu;

/**
 * Words of a sentence about the subject or its student, which no name of a topic has in small letters: "never seen this", "so so". What has
 * one and no weight is listed, and is no topic.
 */
export const PREDICATE =
  /(?<!\p{L})(?:I|I['’]m|I['’]ve|i['’]m|i['’]ve|my|me|never|\p{Ll}+n['’]t|very|so|really|too|always|yet|was|were|been|scares?|sucks?|hates?|loves?)(?!\p{L})/u;

/** Whether a line of a pasted syllabus is about its books, rooms or people. */
export function isAdmin(line: string): boolean {
  return ADMIN.test(line.trim());
}

export const PREAMBLE =
  /^(?:(?:hi|hello|hey|dear \p{L}+)(?: there| all)?[,!.]\s*)?(?:(?:u[mh]+|so|ok(?:ay)?|well|basically|yeah)[,.\s]+)*(?:(?:my |the )(?:exams?|finals|modules|classes|courses|subjects) (?:are|will be)\s*:?|(?:my )?(?:\d{1,2} |two |three |four |five |six )?(?:subjects?|exams|modules|classes|courses|finals)(?: are)?\s*[:=-]|i (?:need|want|have) to (?:study|learn|revise|prepare)(?: for)?|i (?:have|am studying|study)|i(?:'m|’m| am) (?:studying|taking|doing|revising(?: for)?)|i(?:'ve|’ve| have) got|taking|courses?\s*[:=-])\s*/iu;

/** The mark between a name and its topics or notes, but not in "Mathematics - II". */
export const LEAD_WORDS: ReadonlySet<string> = new Set(
  "priority priorities order i i'm i've my we need needs have has got want to do cover study studying learn revise revising prepare sit sitting take this these following here year years list four five six be with the am".split(
    ' ',
  ),
);

/** "Maths methods; Fourier, PDEs": in a list of lines, the only semicolon stands before topics. */
export const TOPICS_BEHIND = /(?<=^[^,;]+);(?=[^;,]+,[^;]+$)/;

/** "Algebra: rings, fields / Analysis: limits", "A&P: heart, blood / Microbiology": subjects with topics between slashes. */
/** The names of a list that "and" ends, before a last name with topics: "Maths, Physics and English: Macbeth, poetry". */
export const LAST_HEAD = /^([^:;]*,[^:;]*?)(\s(?:and|&)\s)[^,:;]+:(?!\d)[^:;]+$/i;
export const HEADED = /:[^/:]*\s\/\s(?!\d)/;

export const HEAD_END = /:(?!\d)|!+\s(?!\()|\s~\s|\s[-–—]\s(?!(?:[IVX]{1,4}|\d{1,2})(?![\w /'’]))/;
