/** Words of goals for more practice. */
export const PRACTICE =
  /\b(?:past|old|previous|practice|sample) (?:exam )?(?:papers?|exams?|tests?|questions?)\b|\bmocks?\b|\bmock (?:exams?|tests?)\b|\bexam (?:questions?|technique|practice)\b|\bproblem sets?\b|\bpractice problems?\b/i;
/** A verb that begins a goal of its own: "at least 65 %, understand contour integrals". */
export const BEGINS =
  /^(?:and |also |to )*(?:understand|learn|master|finish|complete|read|revise|review|improve|memori[sz]e|feel|catch up|be able to|get (?:through|better|faster)|do|write|know|pass|score|focus|prioriti[sz]e|concentrate|practi[cs]e)(?!\p{L})/iu;
/** An amount that begins a goal of its own: "two past papers per exam", "one full day off". */
export const COUNTED =
  /^(?:and |at least |about )*(?:\d{1,3}|an?|one|two|three|four|five|half an?) (?:full |whole |free |past |old |practice |mock |more )*(?:min(?:ute)?s?|hours?|h|days?|exams?|chapters?|pages?|questions?|papers?|tests?)(?!\p{L})/iu;
/** A run of days with one of these is time away, unless the words speak of study. */
export const AWAY_TIME = /(?<!\p{L})(?:breaks?|holidays?|vacations?|trip|leave|half[- ]?term|ferien|vacances|vacaciones)(?!\p{L})/iu;
export const STUDY_WORDS =
  /(?<!\p{L})(?:stud\p{L}+|revis\p{L}+|learn\p{L}*|use|catch|practi[cs]\p{L}+|finish|work|more|hours?|exams?)(?!\p{L})/iu;
/** Something that is to be done every day. */
export const DAILY = /(?<!\p{L})(?:daily|every ?day|each day|a day|per day|every (?:single )?(?:morning|evening|night))(?!\p{L})/iu;
/** Something at the same hours of each week: "Gym Tue/Thu 6-7pm". */
export const WEEKLY =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}(?!\p{L})[^\d]{0,24} \d{1,2}(?:[:.]\d\d)? ?[ap]?m? ?[-–] ?\d{1,2}(?:[:.]\d\d| ?[ap]m)(?! \p{L}{3})/iu;
/** Words of goals for a grade. */
export const GRADE =
  /\b(?:grade|score(?! (?:extract|reading|stud|analys)\w*)|marks?|gpa|distinction|merit|first class|pass(?:ing)?|ace)\b|\b(?:an?|at least an?|straight) [A-F][+-]?s?\b|\b\d{1,3}\s?(?:%|percent|marks|points)|(?:^|\s)[A-F][+-](?=\s|$)|\b(?:band|level) \d|\b(?:get|want|aim(?:ing)? for|achieve|reach) (?:an? |at least )*\d/i;
/** "Au moins 12/20" is a mark, no date. */
export const AT_LEAST =
  /(?<!\p{L})(?:at least|minimum|au moins|mindestens|al menos)\s+(?:an?\s)?\d{1,3}(?:[.,]\d)?\s?\/\s?\d{1,3}(?!\/|\d)/iu;
/** Words that rule out study on the dates beside them, whatever the occasion: "no studying on my birthday (5 Dec)". */
export const NO_STUDY =
  /\b(?:no|not|never|can(?:no|['’]?)t|won['’]?t|don['’]?t|unable to|without) (?:be )?(?:able to )?(?:any )?(?:study(?:ing)?|revis(?:e|ing|ion)|work(?:ing)?)\b|\b(?:keep|leave|have|take|need)\b.{1,30}\b(?:free|off)\b|\bdays? off\b|\b(?:holidays?|vacation|out of town|travell?ing)\b/i;
/** "1 day off before patho", "keep the two days before each exam free": days by the exams behind them. */
export const REST_BEFORE =
  /\b(?:(?<count>an?|the|one|two|three|[1-3]) )?(?:(?:full|whole|complete|free|rest) )?days? (?:(?:completely |fully )?(?:off|free|of rest) )?(?:right |just )?before (?<exams>.+)$/i;
export const RESTS = /\b(?:(?:off|free|completely|fully)(?!-)|rest(?:ing)?(?! of)|no (?:study|work|revis)\p{L}*)\b/giu;
/** "Finish chapter 5 before 5 Dec": the day before is the last. */
export const BEFORE = /\bbefore\s(?:the\s)?$/i;
/** Words that make a date the end or the start of something. */
export const BOUND = /\b(?:after|before|until|till|since|by)\b/i;

/** Something that takes time of its own, week by week: "I work Tuesday nights until 9". */
export const TAKEN =
  /^(?:i|we) (?:also |only |usually |always )?(?:work(?! on (?:my|the|an?)\b)|am working(?! on (?:my|the|an?)\b)|have (?:an? |my )?(?:work|job|shifts?|class(?:es)?|lectures?|labs?|practice|training|rehearsals?|games?|match(?:es)?|appointments?))\b/i;
