/** Lines about the course, not about its subject: grades, rooms, books. */
const ADMIN =
  /^(?:course (?:code|title|name|number|outcomes?|objectives?|description|credits?|website|policy|policies)|credits?(?=\s*[:(\d]|$)|instructors?|lecturers?|professors?|teaching assistants?|tas?(?=\s*:)|pre-?requisites?|text ?books?|reference(?:s| books?)|reference(?=\s*[:(]|$)|suggested readings?|recommended (?:readings?|books)|required (?:readings?|texts?|books?|materials?)|further readings?|readings?(?=\s*[:(]|$)|read(?=\s+(?:ch|pp?|sec|§)\b)|assessments?(?=\s*(?:[:(–-]|\d|$))|evaluation(?=\s*(?:[:(–-]|\d|$))|grading|grades?(?=\s*[:(]|$)|attendance|total (?:hours|marks|credits)|semester|exam(?:ination)?s?(?=\s*(?:[:(–-]|$))|mid-?terms?\b|final (?:exam|project due)|(?:quiz(?:zes)?|homework|hw|assignments?|labs?|problem sets?)(?=\s*(?:[:(–-]|\d|due|$))|marks? distribution|office hours?|contact|e-?mail|phone|venue|room|class(?:room| time| hours)|location|holidays?|no class(?:es)?|spring break|fall break|reading (?:week|day)|late (?:work|submissions?|policy)|plagiarism|academic (?:integrity|honesty)|literatur(?=\s*:|$)|bibliograf[ií]a|bibliographie|evaluaci[oó]n(?=\s*[:(]|$)|[ée]valuation(?=\s*[:(]|$)|bewertung|sprechstunden?|horario|klausur(?=\s*[:(–-]|$))(?![\p{L}])\s*:?/iu;
/** The name of the list itself. */
const TITLE =
  /^(?:(?:course|lecture|class|weekly) (?:outline|contents?|schedule|topics|plan|syllabus)|(?:list of )?topics(?: (?:covered|list))?|(?:table of )?contents?|syllabus|outline|schedule|units?|modules?|temario|programa|programme|inhalt|themen|sommaire|contenidos?|पाठ्यक्रम)\s*:?$/iu;

/** A part of an examination: "final exam", "MCQ", "short answer". */
const EXAM_PART =
  /^(?:the\s+)?(?:final|mid-?term|written|oral|take-home)?\s*(?:exam(?:ination)?s?|tests?|coursework|quiz(?:zes)?|mcqs?|multiple[- ]choice(?: questions?)?|short[- ]answers?(?: questions?)?|essay questions?|participation|homework|attendance)(?:\s+(?:is|are|counts?|carries))?(?:\s+worth|\s+for)?\s*[:=–-]?\s*$/iu;
/** Pages or chapters of a book, alone on a line. */
const PAGES = /^(?:chs?\.?|chap\.|pp?\.?|pages?|secs?\.?|§+)\s*\d[\d\s.,–-]*(?:(?:and|&)\s*\d[\d.]*)?$/iu;

/** Whether a piece of a line only tells how much a part of the examination counts. */
export function isExamPart(text: string): boolean {
  return EXAM_PART.test(text.replace(/\d{1,3}\s*%(?:\s+of the (?:grade|mark))?|\(\s*\)/giu, '').trim());
}

/** The name of the course with its code or term: "BIO 101 – Cell Biology (Fall 2026)". */
const CODE = /^(?!(?:UNIT|WEEK|PART|CHAP|TEMA|DAY)(?![A-Z]))\p{Lu}{2,5}[\s-]?\d{2,4}\p{Lu}?(?![\p{L}\d])/u;
const TERM = /\b(?:fall|spring|summer|winter|autumn|semester|term|sose|wise|semestre)\s+\d{4}\b/i;

/** The reason for which a line holds no topic; `alone` if the lines below belong to it too. */
export function adminOf(body: string): { readonly alone: boolean } | undefined {
  if (TITLE.test(body) || CODE.test(body) || TERM.test(body) || PAGES.test(body)) return { alone: false };
  const admin = ADMIN.exec(body);
  return admin === null
    ? undefined
    : { alone: body.length === admin[0].length && !/^(?:mid|final|exam|quiz|no class|holiday|spring|fall)/i.test(body) };
}

/** The weight of a unit: "20%", "15 marks". Hours and lectures are not weights, but no topics either. */
const WEIGHT =
  /[([]?(?<![\p{L}\d.])(\d{1,3})\s*(?:(?:%|marks?(?![\p{L}])|pts(?![\p{L}])|points(?![\p{L}]))\s*(?:weightage|of (?:the )?marks)?|(?:hours?|hrs?|h|lectures?|periods|weeks?|classes|sessions|Stunden|horas|heures)(?=\s*(?:[)\]:,;–-]|$)))[)\]]?/giu;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
/** Pages, chapters of a book, dates, times. */
const NOISE = new RegExp(
  [
    String.raw`\s*[([–—-]\s*(?:read(?:ing)?s?:?\s+)?(?:see\s+)?(?:pp?\.|pages?|chs?\.|chap(?:ters?|\.)|secs?\.|sections?|§§?|S\.|Kap\.|cap\.)\s*\d[\d.,\s–-]*(?:(?:and|&)\s*[\d.]+)?[)\]]?`,
    String.raw`\s*,?\s*(?:[–—-]\s*)?\bread(?:ing)?s?:?\s+(?:textbook\s+)?(?:pp?\.?|pages?|chs?\.?|chap(?:ters?|\.)|secs?\.?|sections?)\s*\d[\d.,\s–-]*(?:(?:and|&)\s*[\d.]+)?`,
    String.raw`[([]?\bpp?\.\s*\d[\d\s,–-]*[)\]]?`,
    String.raw`[([]?\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+${MONTH}|${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])(?:\s*[–-]\s*(?:${MONTH}\s*)?\d{1,2}(?!\d))?(?:,?\s+\d{4})?[)\]]?`,
    // "The appointment of Hitler, January 1933": the month of an event.
    String.raw`(?:\b(?:of|in)\s+)?\b${MONTH}\s+(?:1\d|20)\d\d(?!\d)`,
    String.raw`[([]?(?<!\d)\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?!\d)[)\]]?`,
    String.raw`[([]?(?<![\d.])\d{1,2}:\d{2}(?:\s*[–-]\s*\d{1,2}:\d{2})?\s*(?:[ap]\.?m\.?)?[)\]]?`,
    String.raw`[([]\s*\d{1,3}\s*(?:[–-]\s*\d{1,3}\s*)?[)\]]`,
  ].join('|'),
  'giu',
);

/** The line with spaces in place of weights, pages and dates, so that offsets stay. */
export function withoutNoise(body: string): string {
  const blank = (found: string) => ' '.repeat(found.length);
  return body.replace(WEIGHT, blank).replace(NOISE, blank);
}

/** The weight of a line in per cent or marks. */
export function weightOf(body: string): number | undefined {
  for (const [found, number] of body.matchAll(WEIGHT)) if (/%|mark|pts|point/i.test(found)) return Number(number);
  return undefined;
}
