const NUMBER = '\\d{1,3}(?:[.,]5)?';
const UNIT = '(?:h|hrs?|hours?|std|stunden|heures?|horas?)\\.?';
const LEAD =
  "(?:(?:i(?:t|t will|[’']ll)?|will|still|needs?|takes?|est\\.?|estimated|approx\\.?|approximately|about|around|roughly|circa|ca\\.?|etwa|environ|unos|unas|noch)\\s+|[~≈=]\\s*)*";

/** Hours and nothing else: "about 10 hours of writing", "8-10 h left", "needs 6 hours". */
export const AMOUNT_OF_WORK = new RegExp(
  `^(?<lead>${LEAD})(?<low>${NUMBER})(?:\\s?(?:-|–|to)\\s?(?<high>${NUMBER}))?\\+?\\s?${UNIT}(?<of> (?:of|for) (?:the )?(?:work|writing|reading|research|drafting|editing|coding|programming|prep\\p{L}*|practice|study|studying|revision|revising|reviewing|problems|material))?(?<left> (?:(?:still )?(?:left|needed|remaining|to (?:do|go|finish|write))|in (?:all|total)|total|altogether|work))?$`,
  'iu',
);
/** Hours of each week, of a lecture or of the exam itself: "3 hours a week", "2-hour paper". */
export const OTHER_HOURS = new RegExp(
  `^${LEAD}${NUMBER}(?:\\s?(?:-|–|to)\\s?${NUMBER})?[\\s-]?${UNIT}\\s?(?:/|(?:an?|per|each|every|weekly|daily|long|written|exam|paper|test|final|lectures?|class(?:es)?|labs?|seminars?)(?!\\p{L})|[0-5]?\\d(?:\\s?min\\p{L}*|\\s|$))`,
  'iu',
);
/** Hours behind a name: "Land law essay 12h", "Care plan 1 about 10 hours". */
export const HOURS_BEHIND = new RegExp(
  `\\s(?:(?:about|around|approx\\.?|roughly)\\s|~\\s?)?${NUMBER}(?:\\s?[-–]\\s?${NUMBER})?\\s?(?:h|hrs?|hours?)(?: of \\p{L}+| left| needed)?$`,
  'iu',
);
