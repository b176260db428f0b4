import type { TextDocument } from '../../lib/text/document.ts';
import { isPrivate } from '../../lib/text/private-details.ts';
import { collapse } from '../../spans.ts';
import { advertIn, demandsIn } from './read-job-advert.ts';
import { skillsIn } from './read-resume-skills.ts';
import { tasksAmong, tasksOf } from './read-resume-tasks.ts';
import type { FactKind, ResumeFact } from './resume-fact.ts';

/** A degree or the place where it is studied. */
const DEGREE = new RegExp(
  [
    String.raw`\b(?:b\.?\s?tech|[bm]\.?\s?sc|b\.?\s?com|b\.?\s?a\.|[BM]A(?=[ ,]|$)|[BM]Eng|MPhil|LL[BM]|A-levels|bba|mba|m\.?\s?tech`,
    String.raw`ph\.?d|bachelor(?:'s|’s)?|master(?:'s|’s)?|diploma|degree|university|uni|college|institute|coursework|certificat\w+`,
    String.raw`certified)\b`,
  ].join('|'),
  'i',
);
/** A degree or a certificate, with no word of a job in the line. */
const QUALIFIED =
  /^(?!.*\b(?:intern(?:ships?)?|placements?|worked|working|employed|assistant|part-time|volunteer\w*|since|tutor|trainee|apprentice\w*)\b)(?=.*\b(?:[BM]\.?\s?Sc|BA|MA|[BM]Eng|[BM]Ed|MPhil|LL[BM]|Ph\.?D|PGCE|PGDE|QTS|NVQ|HN[CD]|BTEC|[Bb]achelor|[Mm]aster (?:of|in)|[Dd]iploma)\b)/;
/** Rules for the kind of a line, most specific first. The first match decides. */
const LINE_RULES: readonly (readonly [kind: FactKind, pattern: RegExp])[] = [
  [
    'project',
    new RegExp(
      [
        String.raw`\b(?:projects?|thesis|dissertation|capstone|hackathon)\b`,
        String.raw`\b(?:built|developed|created|designed|implemented|prototyped|programmed|launched|wrote|migrated|automated|rebuilt|refactored|deployed)\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'leadership',
    // "12-lead ECG" leads nobody.
    /(?<!\d-)\b(?:led|lead|captain|president|secretary|head|founded|founder|coordinat(?:ed|or)|organi[sz]ed|mentor(?:ed|ing)|managed|team leader|treasurer|supervised|chaired|trained \w+)\b/i,
  ],
  // A degree in a line without work: "Newly qualified nurse, BSc Nursing, University of Leeds".
  ['education', QUALIFIED],
  [
    'placement',
    /\b(?:intern(?:ships?|ed)?|placements?|teaching practice|school practice|rotations?|clerkships?|practicum|work experience|apprentice(?:ship)?)\b/i,
  ],
  [
    'position',
    new RegExp(
      [
        String.raw`\b(?:worked|working|employed|assistant|associate|analyst|trainee|volunteer(?:ed)?`,
        String.raw`officer|engineer|nurse|teacher|tutor|manager|executive|developer|consultant|part-time)\b`,
      ].join('|'),
      'i',
    ),
  ],
  ['education', DEGREE],
  ['education', /\bcourses?\b/i],
];
/** A figure that shows a result: any number except a year, a length of service or a grade. */
const FIGURE =
  /(?<![A-Za-z\d/.,-])(?!(?:19|20)\d\d\b)\d[\d.,]*(?!\d|[.,]\d|\+?\s*(?:years?|yrs?|months?|weeks?)\b|(?:st|nd|rd|th)\b|\s*\/\s*\d)/;
const MARK = /\b(?:c?gpa|grade|marks|score[ds]?|class)\b/i;
const DEED = /\b\p{L}{2,}ed\b|\b(?:led|won|grew|ran|cut|made|built|sold|taught|wrote|brought|held|met|found)\b/iu;
/** A figure of a result: a share, a change, or an amount that a verb of change leads to. */
const RESULT =
  /%|\bper ?cent\b|\bfrom .{1,30} to \d|\b(?:reduc|increas|decreas|improv|rais|lower|doubl|tripl|halv)\w+|\b(?:cut|sav(?:ed|ing)|grew|won|sold|earned|exceeded|reached|used by|shortened|gained)\b/i;
/** "LCP from 4.1 s to 1.8 s": a change needs no verb. */
const CHANGE = /\bfrom .{1,30} to \d/i;
/** The years of a job: "Junior Dev, 2018–2020". */
const YEARS = /\b(?:19|20)\d\d\s?[–-]\s?(?:(?:19|20)?\d\d|now|present|today)\b/i;
/** "Awards: best poster, Dean's list": a line of things, which claims nothing that someone could doubt. */
const LABELLED = /^\p{Lu}[\p{L} &-]{2,30}:\s/u;
/** The title of a part before its first entry, which a question does not read out: "Projects: ", "Education: ". */
const PART = /^(?:(?:work |professional )?experience|projects?|education|work|employment|profile|summary|achievements?)\s?:\s+/i;
/** "Registered Nurse -> aspiring Data Analyst", "retraining as a data analyst": a change of trade. */
const CHANGES =
  /^[^\d:]+\s(?:->|=>|→)\s[^\d:]+$|\b(?:retrain(?:ed|ing)|career chang(?:e|er)|changing careers?|switch(?:ed|ing) (?:careers?|from)|transition(?:ed|ing) (?:from|to|into)|moving from \w+ (?:in)?to)\b/i;
/** "Aspiring Data Analyst": what a person wants to be, without a job that they held. */
const HEADLINE = /^aspiring\b[^\d:]*$/i;
/** "Placements: A&E 12 weeks, theatre" */
const PLACED = /^(?:placements?|rotations?|internships?|clerkships?)\s?:\s/i;
/** "Awards: best thesis" tells of no project. */
const HONOURS = /^(?:awards?|prizes?|honou?rs)\b[^:]{0,20}:/i;
/** A nursing student is no nurse yet. */
const STUDIES = /\b(?:first|second|third|fourth|final|last)[- ]year\b|\bstudent(?:,| (?:at|of|in)\b)/i;
/** "Gap: no site experience", "Weak: fundraising": the person names what is missing. */
const GAP = /^(?:gaps?|weak(?:ness(?:es)?)?|no experience|lack(?:ing)?|missing|to improve)\b\s*(?::|[–-]\s|of\b|in\b|with\b)/i;
/** "(10x insulin)": a number in brackets is a figure of the result only with a share or a change. */
const ASIDE = /\([^()%]*\)/g;
/** The reason to leave a job is no achievement. */
const LEFT =
  /^left\b|\bcontract (?:end|expire)\w*|\b(?:i|was|were|got) (?:\w+ )?(?:left|quit|resigned|laid off|made redundant|redundant|dismissed|fired)\b|\b(?:hobby|hobbies) ?:/i;

/** "GCSE grades from 64% to 78%": the marks of others that rose. */
const SHARES = /\bfrom \d[\d.]*\s?% to \d/i;
/** What an employer checks on paper, and no example shows. */
const PAPERS =
  /\b(?:driving|driver['’]?s) licen[cs]e\b|\bright to work\b|\bwork (?:permit|visa)\b|\b(?:DBS|CRB)[- ]?(?:check\w*|clear\w*)|\bown (?:car|van|transport|tools)\b/i;

/** The facts of a résumé in order, each once. Names of tools are facts of their own. */
export function resumeFacts(document: TextDocument): ResumeFact[] {
  const advert = advertIn(document.raw);
  const isOwn = ({ start }: { readonly start: number }): boolean => !advert || start < advert.start || start >= advert.end;
  const demands = advert ? demandsIn(document.field, document.raw, advert) : [];
  return [...ownFacts(document).filter(isOwn), ...demands];
}

function ownFacts(document: TextDocument): ResumeFact[] {
  const projects = projectParts(document.raw);
  const isProject = ({ start }: { readonly start: number }): boolean => projects.some((part) => start >= part.start && start < part.end);
  const lines = [...stretches(document)].flatMap(separated(document.raw)).flatMap((place): ResumeFact[] => {
    const text = collapse(document.raw.slice(place.start, place.end));
    const line = { start: place.start, end: place.end, field: document.field, raw: document.raw, text };
    const read = kindOf(text, place.sentence);
    const kind = isProject(place) && (read === 'statement' || read === 'claim' || read === 'note') ? 'project' : read;
    if (kind === undefined) return !isPrivate(text) && isUnlabelledList(text) ? tasksAmong(line) : [];
    const label = PART.exec(document.raw.slice(place.start, place.end))?.[0].length ?? 0;
    const fact = { ...line, kind, start: line.start + label, text: collapse(document.raw.slice(place.start + label, place.end)) };
    return kind === 'position' ? [fact, ...tasksOf(fact)] : [fact];
  });
  return [...lines, ...skillsIn(document)];
}

/** The parts of a text under the heading "Projects". */
function projectParts(raw: string): { readonly start: number; readonly end: number }[] {
  return [...raw.matchAll(/^[ \t#*]*(?:[\p{L}&]+ ){0,2}projects?[ \t:*]*$/gimu)].map(({ index, 0: heading }) => {
    const start = index + heading.length;
    // The next heading, which is a short line in capitals or the name of a usual part.
    const next =
      /^[ \t#*]*(?:\p{Lu}[\p{Lu} &]{3,30}|(?:[\p{L}&]+ ){0,2}(?:[Ss]kills|[Ee]ducation|[Ee]xperience|[Ee]mployment|[Ii]nterests|[Ll]anguages|[Cc]ertifications?|[Rr]eferences))[ \t:*]*$/mu.exec(
        raw.slice(start),
      );
    return { start, end: next ? start + next.index : raw.length };
  });
}

/** Two works in one line: "toy compiler, 4k LOC; thesis: Deadlock detection". */
const NEXT_WORK =
  /;\s+(?=(?:thesis|dissertation|\p{L}+ project)\s?:|(?:wrote|built|led|ran|made|taught|created|designed|developed|organi[sz]ed)\b)/iu;

function separated(raw: string) {
  return <T extends { readonly start: number; readonly end: number }>(place: T): T[] => {
    const cut = NEXT_WORK.exec(raw.slice(place.start, place.end));
    if (!cut) return [place];
    return [
      { ...place, end: place.start + cut.index },
      { ...place, start: place.start + cut.index + cut[0].length },
    ];
  };
}

/** @param sentence whether the text is a sentence or an item, not a heading or a row */
function kindOf(text: string, sentence: boolean): FactKind | undefined {
  const words = text.split(' ').length;
  // A gap in the dates, such as a year of care for a parent, is nobody's business.
  if (words > 1 && GAP.test(text)) return /\b(?:19|20)\d\d\b/.test(text) ? undefined : 'gap';
  if (
    isPrivate(text) ||
    LEFT.test(text) ||
    HEADLINE.test(text) ||
    PAPERS.test(text) ||
    words < 3 ||
    !/\p{L}{3}/u.test(text) ||
    text.endsWith(':')
  )
    return undefined;
  if (PLACED.test(text)) return 'placement';
  if (isSkillList(text)) return undefined;
  if (CHANGES.test(text)) return 'change';
  if (/^(?:i )?(?:led|managed|supervised|mentored|coordinat(?:ed|or)|organi[sz]ed|headed|founded|chaired|captain|president)\b/i.test(text))
    return 'leadership';
  const claimed = text.replace(ASIDE, '');
  const isResult = FIGURE.test(claimed) && RESULT.test(claimed) && (DEED.test(claimed) || CHANGE.test(claimed));
  if (isResult && (!MARK.test(text) || SHARES.test(text)) && !DEGREE.test(text)) return 'achievement';
  if (HONOURS.test(text)) return 'note';
  if (STUDIES.test(text)) return 'education';
  const rule = LINE_RULES.find(([, pattern]) => pattern.test(text));
  if (rule) return rule[0];
  if (YEARS.test(text)) return 'position';
  if (words < 4 || !sentence) return undefined;
  if (DEED.test(text)) return 'statement';
  return LABELLED.test(text) ? 'note' : 'claim';
}

/** Whether a line lists skills, each of which is a fact: "Skills: Python, SQL", "I know Java, C++ and Git". */
function isSkillList(text: string): boolean {
  if (
    /^[^:]{0,40}\b(?:skills?|tools?|technologies|languages|software|frameworks|stack|competenc\w+|interests|hobbies)\b[^:]{0,20}:/i.test(
      text,
    )
  )
    return true;
  return isUnlabelledList(text);
}

/** "NVQ Level 3, inspection and testing, gold card": short things in a row. */
function isUnlabelledList(text: string): boolean {
  const pieces = text.split(/,|;|•|\|/);
  return pieces.length >= 3 && pieces.every((piece) => piece.trim().split(/\s+/).length <= 4) && !/\b(?:19|20)\d\d\b/.test(text);
}

/** Sentences, and lines that were read as headings or rows ("Data Intern | Acme | 2025"). */
function* stretches({ blocks, raw }: TextDocument): Generator<{ start: number; end: number; sentence: boolean }> {
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'item') {
      for (const { start, end } of block.sentences) {
        for (const line of linesOf(raw, start, end)) if (isShort(raw.slice(line.start, line.end))) yield { ...line, sentence: true };
      }
    } else {
      const whole = raw.slice(block.start, Math.min(block.end, block.start + MOST_CHARACTERS + 1));
      const text = whole.replace(/^[#\s]+/, '');
      const start = block.start + whole.length - text.length;
      if (isShort(text) && /[,|–—@\t]|\b(?:at|19\d\d|20\d\d)\b/.test(text)) yield { start, end: block.end, sentence: false };
    }
  }
}

/** The lines of a sentence. In a résumé a new line continues the one before only with a small letter. */
function* linesOf(raw: string, start: number, end: number): Generator<{ start: number; end: number }> {
  let from = start;
  for (const { index, 0: gap } of raw.slice(start, end).matchAll(/\s*\n[\s>•*▪–-]*(?!\s*\p{Ll})(?=\S)/gu)) {
    yield { start: from, end: start + index };
    from = start + index + gap.length;
  }
  yield { start: from, end };
}

const MOST_WORDS = 60;
const MOST_CHARACTERS = 600;

function isShort(text: string): boolean {
  return text.length <= MOST_CHARACTERS && text.split(/\s+/).length <= MOST_WORDS;
}
