/** Headings after which no topics follow. */
export const OTHER_SECTION =
  /^(?:assessments?|evaluation|grading|marking|examinations?|important dates|key dates|dates|deadlines|text ?books?|references?|reading list|recommended|resources|prerequisites?|course (?:outcomes?|objectives?|policies|policy)|learning outcomes?|objectives?|outcomes?|policies|policy|attendance|office hours|instructors?|lecturers?|contact|credits?|weightage|mark(?:s| distribution)|termine|zeitplan|leistungsnachweise?|prüfungsleistung(?:en)?|bewertung|benotung|calendrier|modalités|barème|calendario|cronograma|fechas|evaluación|évaluations?|schedule|syllabus|topics?|contents?|room|lectures?:|labs?:)(?![\p{L}\d])/iu;

export const TERM_END =
  /\b(?:class(?:es)?|course|term|semester|lectures?|teaching|instruction)\s*(?:ends?|finish(?:es)?|concludes?|closes?)\b|\blast day of (?:class(?:es)?|term|teaching|lectures?)\b/i;

/** Dates of the document, not of the course. */
export const NOT_OF_THE_COURSE =
  /\b(?:updated|revised|modified|version|generated|published|copyright|©|isbn|edition|approved|printed|last built)\b|^\W*(?:return|back) to (?:the )?top\W*$/i;

/** Words that name the first day of classes. */
export const TERM_START =
  /\b(?:class(?:es)?|course|term|semester|lectures?|teaching|instruction|session|trimester|module)(?:\s+work)?\s*(?:begins?|starts?|commences?|start date|starting|opens?)\b|\b(?:first day of (?:class(?:es)?|term|teaching|lectures?)|start(?:s|ing)? (?:date|on|from)|commencement (?:of classes|date))\b|^starts?\b|\b(?:starts?|begins?|commences?|starting|beginning)(?:\s(?:on|from))?\s*:?\s*$/i;
