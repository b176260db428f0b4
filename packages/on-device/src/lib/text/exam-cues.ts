/** The bounds of a word in any script: `\b` knows only the letters of English. */
const OPEN = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const CLOSE = String.raw`(?![\p{L}\p{M}\p{N}_])`;

function wholeWords(...patterns: readonly string[]): string {
  return `${OPEN}(?:${patterns.join('|')})${CLOSE}`;
}

/** An examination, but not the "test set" of machine learning or a "test statistic". */
const TESTS = String.raw`(?:exams?|examinations?|tests?|midterms?|finals?|quiz(?:zes)?)(?! (?:sets?|data|images?|cases?|scores?|errors?|accuracy|samples?|statistics?|results?|examples?|points?|loss)\b)`;

/** Words that announce what the exam will ask, or that stress something. */
const HINT = new RegExp(
  [
    wholeWords(
      `(?:on|in|for) (?:the|your|our|this|next (?:week['’]s )?) ?(?:(?:final|midterm|first|second|next|unit) )?${TESTS}`,
      `(?:on|in|for) ${TESTS}(?=\\s*(?:[!.,;:)\\]*]|$))`,
      `will (?:\\w+ )?be (?:on|in) (?:the |your |our )?(?:\\w+ ){1,2}${TESTS}`,
      'there (?:will|might|could|may) (?:\\w+ )?be (?:an?|one|some|two|three) (?:\\w+ )?questions? (?:on|about)',
      '(?:will|might|could|may) be (?:asked|tested|examined|on (?:the |it|there))',
      `${TESTS} (?:will|might|could|may) (?:\\w+ )?(?:ask|test|cover|include)`,
      'exam(?:inable)? .{0,20}questions?',
      '(?:likely|going|gonna|bound) (?:to )?(?:come up|be asked|be tested|be on)',
      '(?:will|might|may|could) (?:definitely |probably |surely )?come up(?! with\\b)',
      'comes? up (?:a lot|often|every (?:year|time)|on|in) (?:in|on|the|every)',
      '(?:always|often|frequently|usually) (?:asked|tested|examined|on the)',
      '(?:is|are|this|it) (?:testable|examinable)|high[- ]yield|testable',
      "(?:do not|don['’]t) forget(?: (?:that|this|to))?",
      'make sure (?:that )?(?:you|to)',
      "you (?:should|must|(?:really |do |all )?need to|have to|will need to|['’]ll need to) (?:know|understand|remember|learn|memori[sz]e|be able to)",
      "(?<!n['’]t (?:even )?|would )(?:must|need to|have to|gotta) (?:know|memori[sz]e|remember)(?= |[:!.])",
      '(?:very |really |most |particularly |especially |extremely |super |so )?important(?:ly)? (?:to (?:know|note|remember|understand|keep)|points?|that you|thing)',
      "(?:this|that|it|which)(?: is|['’]s) (?:very |really |so |quite |absolutely |extremely |super )?(?:important|crucial|essential|critical)",
      '(?:the|a|one) (?:key|main|most important|crucial|big) (?:point|takeaway|take-away|idea|insight|thing|message|lesson)s?',
      'pay (?:close |special )?attention',
      '(?:keep|bear) (?:this |that |it )?in mind',
      'write (?:this|that|it) down',
      "i(?: will|['’]ll) (?:ask|test) (?:you|this|that|about)",
      'common (?:mistake|error|misconception|misunderstanding)s?',
      '(?:students|people|everyone|everybody|most of you|many of you|you guys|they) (?:always|often|usually|constantly|tend to|keep|all) (?:\\w+ )?(?:gets?|getting|mix|confuse|forget|miss|mess)',
      '(?:always|often|usually) (?:gets?|got) (?:this|that|it) (?:\\w+ )?(?:wrong|mixed up|backwards)',
      'favou?rite (?:exam )?question',
      "(?:let me|i want to|i['’]d like to|i) (?:emphasi[sz]e|stress|repeat)",
      'remember (?:this|these)',
      'listen (?:up|carefully|closely)',
      '(?:please |you should |make sure you |really )learn this',
      '(?:v\\.?|very|most|super|really|so) imp',
    ),
    `^(?:(?:and |so |but |now |also )?(?:please )?(?:remember|take note)(?: that| this|[,:])(?! we['’]re )|(?:(?:for )?(?:the )?(?:exam|important|imp|remember|nb|n\\.b\\.|note))${CLOSE}[^:]{0,40}[:!]|know (?:that|this|how|the|why|what|all)|learn (?:this|these|all|the))`,
    `(?:^|[,;:.!?–—-] ?|${OPEN}(?:so|now|please|and|ok|okay) )listen ?(?=[,:!.;]|$)`,
    // Marks in notes: "(!!! exam)", "exam!", "[test]", "*important*", "!!!".
    String.raw`!!!|^!!|[‼❗⚠]|[([*!]\s*(?:${TESTS}|important|imp|know this|remember)\s*[!?]*\s*[)\]*!]|${OPEN}(?:${TESTS}|important)\s?!`,
  ].join('|'),
  'iu',
);
/** Words in capitals, which stress a line wherever they stand. */
const CAPITALS = new RegExp(`${OPEN}(?:EXAMS?|MIDTERM|IMPORTANT|IMP|TEST|REMEMBER|NB)${CLOSE}`, 'u');
/** "important" in a line of notes; in prose it is a plain adjective. */
const IN_NOTES = new RegExp(wholeWords('important', 'imp', 'know (?:this|these)'), 'iu');

/** Words that say that something is not asked in the exam. */
const NOT_NEEDED = new RegExp(
  wholeWords(
    "(?:you|u|students|nobody|no one|we) (?:(?:do|does|did|will|would)(?: not|n['’]t)|won['’]t|dont) (?:\\w+ )?(?:need|have|got) to (?:know|learn|memori[sz]e|remember|worry about|study)",
    "(?:you|students|we) (?:needn['’]t|need not) (?:know|learn|memori[sz]e|remember|worry about|study)",
    "(?<=^(?:(?:so|and|but|please),? )?)(?:do not|don['’]t|dont) (?:(?:need|have) to (?:know|learn|memori[sz]e|remember|study)|(?:bother )?(?:learn|memori[sz]|study)(?:e|ing)?|worry about)",
    "(?:not|won['’]t|isn['’]t|aren['’]t|never) (?:be |going to be |gonna be )?(?:on|in|for|part of) (?:the |your |our |this )?(?:(?:final|midterm|first|second|next) )?(?:exams?|tests?|midterms?|finals?|quiz(?:zes)?)(?! (?:sets?|data|images?|cases?))",
    "(?<!(?:have|has|had) )(?:not|won['’]t|isn['’]t|aren['’]t|never) (?:be |going to be |gonna be )?(?:asked|tested|examined|examinable|testable|assessed)",
    "(?:not (?:going to|gonna)|won['’]t|will not|['’]ll not) (?:test|ask|quiz|examine) (?:you|this|that|about)",
    'no need to (?:know|learn|memori[sz]e|remember|study)',
    'not (?:that |so |very |really |particularly )?important (?:for|to know|to remember)',
  ),
  'iu',
);
/** The place where a sentence turns from one statement to the next. */
const TURN = /;|,?\s\b(?:but|however|although|though|except)\b/i;

/** Whether a line says that something is not asked or need not be known. */
export function isNotNeeded(text: string): boolean {
  return !text.endsWith('?') && NOT_NEEDED.test(text) && !text.split(TURN).some((clause) => !NOT_NEEDED.test(clause) && HINT.test(clause));
}

/** A question to be answered yes or no, mostly of a student: "Will that be on the exam?" Its answer is the hint. */
const ASKS =
  /^(?:(?:and|so|but|okay|ok|wait|sorry|sir|professor|\p{Lu}\p{Ll}+),?\s)*(?:will|is|are|do|does|did|can|could|should|would|might|do you know (?:if|whether)|how much of)\s[^.!]*\?["'”’)]*$/iu;

/**
 * Whether a line is marked as important or as material of the exam.
 * @param note whether it is a line of notes, not a sentence of prose or speech
 */
export function isMarked(text: string, note = false): boolean {
  return !isNotNeeded(text) && !ASKS.test(text) && (HINT.test(text) || CAPITALS.test(text) || (note && IN_NOTES.test(text)));
}

/** A hint that refers to the sentence before it: "This will be on the exam", "You don't need to know this." */
export const POINTS_BACK =
  /^(?:(?:and|so|but),?\s)*(?:this|that|it|(?:these|those|both)(?:\s(?:two|three|four))?(?:\sof\s(?:these|those|them))?\s(?:is|are|will|were)|will be|write (?:this|that)|(?:you|we) (?:have|need) to know (?:it|this|that)|(?:do not|don't) forget (?:it|this|that))\b|\b(?:know|learn|memori[sz]e|remember|ask you|test you on|worry about|ask) (?:it|this|that)(?: (?:for|on|in) (?:the )?\w+)?[.!]*$/i;

/** A short hint that announces the sentence after it: "Students always get this wrong.", "Listen!". */
export const POINTS_ON =
  /^(?:(?:ok(?:ay)?|so|now|and|please),?\s)*(?:listen\b.{0,20}|remember this(?: one)?|.{1,40}\bget (?:this|it) wrong|pay attention|the (?:key|main|central|most important) (?:concept|idea|notion|term)\b.{0,30} is (?:[\w-]+ ){0,2}[\w-]+)[.:!]*$/i;
