/** Titles and labels that people give to the sections of a report, by the id of the section. */
const TITLES: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['abstract', /\babstract\b|\bexecutive summary\b|^summary$/i],
  [
    'introduction',
    new RegExp(
      [
        String.raw`\bintroduction\b|\bbackground\b|\bmotivation\b|\bproblem (?:statement|definition|description|identification|formulation)\b`,
        '^(?:the )?(?:problem|context|idea|overview|purpose|rationale|need)$',
        String.raw`\b(?:aims?|objectives?|goals?|scope)\b(?! (?:for|of) (?:the )?future)|\bproject (?:overview|description|summary)\b`,
        String.raw`^about\b|\b(?:overview|purpose|context|rationale)\b`,
        String.raw`\b(?:report structure|structure of (?:this|the) (?:report|thesis|document))\b|^description$|^research questions?$`,
        String.raw`^hypothes[ei]s$|^why\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'literature-review',
    /\bliterature\b|\brelated works?\b|^related$|\bstate of the art\b|\b(?:previous|prior|existing) (?:work|research|studies|systems?|solutions?|approaches)\b|\btheor(?:y|etical (?:background|framework))\b/i,
  ],
  [
    'system-requirements',
    new RegExp(
      [
        String.raw`\brequirements?\b|\b(?:hardware|software)(?! (?:design|architecture|implementation|testing))\b`,
        String.raw`\btech(?:nology|nical)? stack\b|^stack$|^technolog(?:y|ies)\b|^tools\b|\btools (?:used|and)\b|\btools$`,
        String.raw`\b(?:materials|components|apparatus|equipment|dependencies|prerequisites|resources|budget)\b|\bfeasibility\b`,
      ].join('|'),
      'i',
    ),
  ],
  ['testing', /\btest(?:s|ing)?\b(?! (?:set|data)\b)|\bvalidation\b|\bverification\b|\bquality assurance\b|\bpilot\b/i],
  [
    'implementation',
    /\bimplementation\b|\bdevelopment\b|\binstallation\b|\bdeployment\b|\busage\b|\bhow to (?:run|use)\b|\bcode\b|\bwhat (?:we|i) (?:built|made)\b|\bfabrication\b|\bconstruction\b|\bbuild\b/i,
  ],
  [
    'design',
    new RegExp(
      [
        String.raw`\bdesign\b(?! of (?:the )?(?:study|experiment))|\barchitecture\b|\bstructure\b|\bmodules?\b|\bfeatures\b|\bworkflow\b`,
        String.raw`\bdata ?flow\b|\bschema\b|\bdiagrams?\b|\bsystem (?:overview|model)\b|\bconcept\b|\bsolution\b|\bproposed system\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'methodology',
    new RegExp(
      [
        String.raw`\bmethod(?:s|ology|ologies)?\b|\bapproach\b|\bprocedure\b|\balgorithms?\b`,
        String.raw`\bdata(?: ?sets?| collection| sources?| preparation| preprocessing)?$|^data\b|\bexperimental (?:set-?up|design)\b`,
        String.raw`\bsampl(?:e|ing)\b|\bparticipants\b|\bstudy (?:design|area|site)\b|\bprocess\b|\bpre-?processing\b|\btraining\b`,
        String.raw`\bmodels? used\b|\bhow (?:we|i|it)\b|\bwhat (?:we|i) did\b|^ethics\b|\btime ?(?:line|plan)\b|\bschedule\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'challenges',
    /\bchallenges?\b|^problems$|\bdifficult(?:y|ies)\b|\bproblems? (?:faced|encountered|met|solved)\b|\bissues\b|\bobstacles\b|\blessons\b|^risks?\b/i,
  ],
  ['limitations', /\blimit(?:s|ations?)\b|\bconstraints\b|\bthreats to validity\b|\bshort-?comings\b|\bweakness(?:es)?\b/i],
  [
    'future-scope',
    /\bfuture\b|\bnext steps?\b|\boutlook\b|\bfurther (?:work|research|study|development)\b|\broad ?map\b|\brecommendations?\b|\bto ?do\b|^suggestions?\b/i,
  ],
  ['conclusion', /\bconclu(?:sions?|ding)\b|\bclosing\b|\btake-?aways?\b/i],
  [
    'results',
    new RegExp(
      [
        String.raw`\bresults?\b|\bfindings\b|\bdiscussion\b|\banalysis\b|\bperformance\b|\boutcomes?\b|\bevaluation\b|\bobservations?\b`,
        String.raw`\bachievements?\b|\baccuracy\b|\bcomparison\b|\bmetrics\b|\bimpact\b|\bwhat (?:came out|happened)\b`,
        String.raw`\bwhat (?:we|i) (?:found|saw|got|measured|observed)\b`,
      ].join('|'),
      'i',
    ),
  ],
];

/** Lists of sources, which have a field and a section of their own. */
const SOURCES =
  /^(?:list of references|references?(?: list| cited)?|bibliography|works cited|sources|citations?|literature cited|further reading)$/i;
/** Parts of a printed report that this report does not have. */
const OUTSIDE = new RegExp(
  [
    '^(?:(?:table of )?contents|list of (?:figures|tables|abbreviations)|acknowledge?ments?|declaration|certificate',
    'dedication|plagiarism report|licen[cs]e|contributing|authors?|contributors?|contact|team(?: members)?|badges',
    'screenshots?|figures?|abbreviations|keywords?)$',
  ].join('|'),
  'i',
);

/** The place of the passages under a title: they belong to one of some sections, to the sources, or to no part of the report. */
export type OwnPlace =
  | { readonly kind: 'sections'; readonly ids: readonly string[] }
  | { readonly kind: 'sources' }
  | { readonly kind: 'outside' };

/** Reads a heading or a label of the person; undefined if it names no part of a report. "Conclusion and Future Work" names two. */
export function ownPlaceOf(title: string): OwnPlace | undefined {
  const plain = title
    .replace(/^(?:chapter|section|part)?\s*(?:\d+(?:\.\d+)*|[IVX]+)[.:)]?\s+/i, '')
    .replace(/[*_`#:]+/g, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (SOURCES.test(plain)) return { kind: 'sources' };
  if (OUTSIDE.test(plain)) return { kind: 'outside' };
  const found = TITLES.flatMap(([id, pattern]) => {
    const at = pattern.exec(plain)?.index;
    return at === undefined ? [] : [{ id, at }];
  });
  if (found.length === 0) return undefined;
  found.sort((a, b) => a.at - b.at);
  // "Design and implementation" names two sections; "Experimental design of the tests" is told by its first name.
  const several = /\s(?:and|&)\s|,|\//.test(plain);
  return { kind: 'sections', ids: (several ? found : found.slice(0, 1)).map(({ id }) => id) };
}

const LABEL = /^(\p{Lu}[\p{L} -]{2,30}?)\s*(?::|\s[–—-])\s+\S/u;

/** The place that a label at the start of a sentence names: "Results: the lamps used less power." */
export function labelledPlaceOf(text: string): OwnPlace | undefined {
  const label = LABEL.exec(text.replace(/^[*_]+|(?<=:)[*_]+|[*_]+(?=:)/g, ''))?.[1];
  return label === undefined || label.split(' ').length > 4 ? undefined : ownPlaceOf(label);
}
