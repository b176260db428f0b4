/** The number of a week or a unit in a list that was pasted from a syllabus. */
export const NUMBERED = /^(?:week|wk|unit|lecture|chapter|module|semaine|semana|woche)\s*\d{1,2}\s*[:.)–-]?\s+(?=\p{L}{3})/iu;
/** Labels of lines in a syllabus that are no topics: books, people, rooms, grading. */
const ADMIN =
  /^(?:required |recommended |course )?(?:readings?|textbooks?|books?|tutors?|lecturers?|instructors?|professors?|teachers?|office(?: hours)?|rooms?|venue|location|e-?mail|contact|tel|phone|grading|attendance|website|prerequisites?)\s*[:=]/i;
/** Words in brackets that are no topic: "Signalling (quiz)". */
export const NO_TOPIC = /^(?:quiz|exam|test|midterm|final|due|no class)(?:zes|e?s)?$/i;

/** Whether a line of a pasted syllabus is about its books, rooms or people. */
export function isAdmin(line: string): boolean {
  return ADMIN.test(line.trim());
}
