/** Words that show to which section of a report a sentence without a heading belongs, with their weight, by the id of the section. */
const CUES: Readonly<Record<string, readonly (readonly [weight: number, pattern: RegExp])[]>> = {
  introduction: [
    [
      2,
      /\b(?:aims?|objectives?|goals?|purpose|motivation) (?:of|is|are|was|were|to)\b|\bthis (?:project|report|work|thesis|study) (?:aims|sets out|presents|describes|is about)\b/i,
    ],
    [1.2, /\b(?:the problem (?:is|was)|many|most|often|usually|nowadays|currently|wast(?:e|es|ing)|lacks?|hardly|expensive|by hand)\b/i],
  ],
  'literature-review': [
    [
      2,
      /\bet al\b|\((?:19|20)\d\d\)|\b(?:existing|previous|prior|similar) (?:\w+ )?(?:systems?|solutions?|work|works|programs?|tools?|stud(?:y|ies)|approaches|research|products?)\b|\bliterature\b/i,
    ],
  ],
  methodology: [
    [
      1.6,
      /\b(?:we|i|were|was) (?:then |also |first )?(?:surveyed|interviewed|collected|sampled|recruited|observed|watched|measured|recorded|calibrated|split|chosen|chose|randomi[sz]ed)\b|\b(?:questionnaires?|data ?sets?|interviews|respondents|method|approach|procedure)\b/i,
    ],
    [0.8, /\b(?:we|i) used\b|\busing\b/i],
  ],
  'system-requirements': [
    [
      1.5,
      new RegExp(
        [
          String.raw`\b(?:requires?|needed|needs) (?:an? |at least )?(?:\w+ )?(?:server|computer|phone|board|browser|memory|licen[cs]e|GPU|RAM)\b`,
          String.raw`\b(?:hardware|software|libraries|frameworks?) (?:used|needed|required|is|are|were)\b|\b\w+ \d+(?:\.\d+)+\b`,
        ].join('|'),
        'i',
      ),
    ],
  ],
  design: [
    [
      1.6,
      /\b(?:consists? of|is (?:divided|split) into|layers?|modules?|architecture|components?|interfaces?|schema|diagrams?|each \w+ (?:has|holds|stores))\b/i,
    ],
  ],
  implementation: [
    [
      1.6,
      /\b(?:was|were|we|i) (?:then |also |first )?(?:built|implemented|programmed|written|coded|wrote|deployed|developed|assembled|soldered|printed|installed|configured)\b/i,
    ],
  ],
  testing: [
    [2, /\b(?:we|i) (?:then |also |first )?tested (?:it|them|the \w+|our \w+|this) (?:for|in|on|with|at|over) /i],
    [
      1.5,
      new RegExp(
        [
          String.raw`\b(?:we|i|was|were|been) (?:then |also |first )?(?:tested|tried out|piloted|timed|verified|validated|evaluated)\b`,
          String.raw`\btest(?:s|ing)? (?:was|were|with|on|cycle|set-?up)\b|\b(?:testers|test users|trial run)\b`,
        ].join('|'),
        'i',
      ),
    ],
  ],
  results: [
    [
      2,
      /\b(?:instead of|compared (?:to|with)|than|from|to|by|of|used|took|reached) (?:about |only |almost |nearly )?\d[\d.,]*\s?(?:%|per ?cent|seconds?|minutes?|hours?|ms|times|points?|k?W|rupees|euros?)(?![\p{L}])|\d[\d.,]*\s?(?:%|per ?cent) (?:less|more|lower|higher|fewer|faster|of)\b/iu,
    ],
    [
      2,
      /\b(?:results? (?:show|indicate|suggest|were|was|is|are)|we found|it was found|(?:increased|decreased|fell|rose|dropped|improved) (?:by|from|to)|accuracy of)\b/i,
    ],
    [1.2, /^(?:no|none|nobody|everyone|all|most) (?:\w+ ){1,4}(?:was|were|noticed|passed|failed|reported|said)\b/i],
  ],
  challenges: [
    [
      2,
      /\b(?:challenges?|difficult(?:y|ies)|trouble|obstacles?)\b|\b(?:could not|failed|broke|crashed)\b.*\bso (?:we|i|it)\b|\b(?:solved|fixed|overcame|worked around)\b/i,
    ],
  ],
  limitations: [
    [
      2.2,
      /\b(?:limitations?|limited to|did not test|not tested|small sample|only (?:one|two|three|a few)|one \w+ only|does not cover|excluded|cannot say)\b/i,
    ],
  ],
  'future-scope': [
    [
      2.6,
      new RegExp(
        [
          String.raw`^(?:next(?! to\b|,? (?:we|i) (?!will|would|want|plan|should|could|need|hope|intend))|later|in (?:the )?future|as a next step)\b`,
          String.raw`\bfuture (?:work|versions?|research|stud(?:y|ies))\b|\b(?:could|can|should) be (?:extended|added|improved|expanded)\b`,
          String.raw`\b(?:we|i) (?:plan|intend|hope|want|would like) to\b`,
        ].join('|'),
        'i',
      ),
    ],
  ],
  conclusion: [
    [
      2.4,
      new RegExp(
        [
          String.raw`^(?:in conclusion|to conclude|overall|in summary|altogether|in short)\b|\b(?:we|i|it can be) conclude[ds]?\b`,
          String.raw`\bis enough (?:for|to)\b|\b(?:shows?|proves?|means) that (?:an? |the )?\w+ (?:\w+ )?(?:can|is|are)\b`,
        ].join('|'),
        'i',
      ),
    ],
  ],
};

/** The strength with which the words of a sentence speak for a section. */
export function cueFor(section: string, text: string): number {
  const searched = text.slice(0, 600);
  return (CUES[section] ?? []).reduce((sum, [weight, pattern]) => sum + (pattern.test(searched) ? weight : 0), 0);
}
