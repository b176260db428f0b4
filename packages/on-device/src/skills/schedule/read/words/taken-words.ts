/** Words beside a run of days that are for study. */
export const STUDY =
  /\b(?:stud(?:y|ies|ying)|revis\p{L}*|plan|learn\p{L}*|exams?|finals|prep\p{L}*|work on|free|available|start\p{L}*|period|course|term|semester)\b/iu;
export const EVERY_NIGHT = /\b(?:every|each) (?:single )?(?:night|evening|morning|afternoon)\b/i;
export const EXAM = /\b(?:exams?|finals?|tests?|midterms?)\b/i;
/** "I have football on Tuesdays", "I work Mon and Thu": what stands on these days is no study. */
export const OCCUPIED =
  /\b(?:i|we) (?:also |usually |always )?(?:(?:have|got|do) (?!(?:free|off|time|only|to)\b)\p{L}+(?: \p{L}+)? (?:on |every |each )?(?=mon|tue|wed|thu|fri|sat|sun|week)|work(?:ing)? )/iu;
/** "12-hour shifts" */
export const SHIFT = /^[\s-]{0,2}(?:long |day |night )?shifts?(?!\p{L})/iu;
/** A clock span after one of these is time that is taken: "I work 9-5", "classes 9-3". */
export const TAKEN =
  /^(?:work(?:s|ing)?|class(?:es)?|school|job|lectures?|uni|university|college|shifts?|training|practice|placement|lessons?)$/;
/** Words that leave the time beside work or lessons for study: "after work", "no classes". */
export const NOT_TAKEN =
  /\b(?:after|before|free)\b|\b(?:no|don'?t have(?: any)?|do not have(?: any)?) (?:class|lecture|lesson|school|college|uni|work|shift)/;
export const SHIFTS = /\bshifts?\b|\bi(?:['’]m)? work(?:ing)?\b/i;
/** "8 hours per weekend" are those of both days. */
export const ONE_WEEKEND =
  /\b(?:per|over (?:the|a)|across the) weekend\b(?! days?\b)|\b(?:split|spread|divided) (?:over|across|between|among)\b/i;
/** "3 hours on my days off (Wed, Sun), 1 hour on work days" */
export const DAYS_OFF = /\b(?:days? off|non[- ]?work(?:ing)? ?days?|free days)\b/i;
export const WORK_DAYS = /\b(?:work(?:ing)? ?days?|days (?:that |when )?i work)\b/i;
/** A pause that returns, or one of several, has no length in all. */
export const RETURNS = /\b(?:every|each|per|between|breaks|pauses)\b/i;
/** Words that are study, although the planner does not know them otherwise. */
export const SELF_STUDY = /stud|revi|learn|librar|homework|course|read|prep(?!\p{L}*[ -]school)|practi[cs]e questions/iu;

export const MEAL = /\b(?:lunch|dinner|breakfast|tea|supper|coffee|meals?|food|breaks?|a pause|rest)\b/i;

export const TAKES_OUT =
  /(?:\b(?:with|minus|less|including|incl\.?|taking|taking out|apart from|except(?: for)?)|\()\s*(?:about |a |an )?$/i;
/** "nothing on those days", "nothing then" */
export const THOSE_DAYS = /\b(?:(?:those|these|that) days?|then)\b/i;

/** Hours of other days: "otherwise", "the rest" */
export const OTHERS = /\b(?:others?|otherwise|rest|else|usual\w*)\b/i;

/** An exception at the beginning of words */
export const EXCEPTION_FIRST = /^\W*(?:except|apart|other|but|excluding|bar)/i;

/** "after" and "then", but not "after supper" */
export const BEHIND_WORK = /\bafter\b(?! (?:my |the )?(?:supper|dinner|tea|lunch|breakfast|bed))|\bthen\b/;

/** "those nights" */
export const THOSE_PARTS = /\b(?:those|these) (?:days|nights|evenings)\b/i;

/** The parts of a day, cut short */
export const PARTS_OF_DAY = /(?:morn|noon|even|nigh|arvo)/i;
/** "Sundays are for church" */
export const IS_FOR = /^\s(?:is|are) (?:for )?(?:my |the )?\p{L}+(?: \p{L}+)?\s*$/iu;

/** "…: 6 h each" */
export const HOURS_BEHIND = /(?:\d ?|half an |an |[a-z] )(?:h|hours?|hrs?|min)(?:\d|s|utes)?\b/i;

/** "I'm free" */
export const AM_FREE = /\b(?:i['’]?m|am|be)\s(?:\p{L}+\s)?$/iu;

/** "Free days: 29 Nov" */
export const FREE_DATES = /^ (?:days?|dates?)(?: ?[:=]| are)/i;

/** Words for hours beside others */
export const MORE_HOURS = /\+|\b(?:plus|add|extra|additional(?:ly)?|another|more|also|on top)\b/;

/** "20 hours this week" */
export const THIS_WEEK = /\b(?:this|next|in the|that) week\b/i;
