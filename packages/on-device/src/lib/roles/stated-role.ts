import { anyBetween, anyOf } from '../text/any-of.ts';
import type { Role } from './roles.ts';

const WORK = '(?:study|work|paper|research|analysis|sample|survey|trial|experiment|data ?set|model|approach|findings|results)';
/** The forms in which an essay states its thesis. */
const CLAIM = '(?:argue|claim|contend|maintain|propose|advocate)';
/** Names by which an essay speaks of itself: "this article", "the chapter". */
const ESSAY = '(?:this|the) (?:article|essay|paper|chapter|thesis|dissertation|book|talk)';
/** The steps of an essay after its aim, told in the order of its parts. */
const PART = '(?:presents|considers|turns|discusses|examines|reviews|traces|asks|notes|outlines|explores|analy[sz]es|compares|closes|ends)';
const LIMIT = 'limitations?(?! of (?:existing|current|previous|prior|earlier|these|such|traditional|conventional|many|most|other)\\b)';

/**
 * Words by which a sentence states its role, wherever it stands: "We conclude that …" is a conclusion even under "Background".
 * Only unambiguous words; the cues weigh everything else.
 */
const OUTRIGHT: readonly (readonly [Role, RegExp])[] = [
  [
    'conclusion',
    anyOf(
      /\b(?:we|the authors|it (?:is|can be|was)) (?:\w+ly |thus |therefore )?concluded? that\b/i,
      /^(?:in conclusion|to conclude|in summary|taken together|all in all)\b/i,
      /\b(?:these|our) (?:findings|results|data|observations|outcomes) (?:\w+ly |also |thus |therefore |do not |did not |cannot |may |might )*(?:suggests?|imply|implies|highlight|underscore|support|challenge|point to|call into question|argue)\b/i,
      /\b(?:these|our) (?:findings|results|data|observations) (?:\w+ly |also |thus |therefore )?indicate that\b(?!.*\d)/i,
      /\b(?:I|we) (?:thus |therefore |also )?(?:conclude|suggest)\b/i,
    ),
  ],
  [
    'future',
    anyOf(
      /\b(?<!\b(?:upon|after|on|following|without|under) )(?:future|further) (?:\w+ )?(?:work|research|stud(?:y|ies)|investigations?|experiments?|trials?|directions?|efforts?) (?:should|could|would|will|can|may|might|must|needs?|is (?:needed|required)|are (?:needed|required)|includes?|aims?)\b/i,
      /^(?:as|in|for) (?:the )?future(?: work| research)?,/i,
      /\b(?:more|further|larger|longer|bigger|additional|randomi[sz]ed|larger-scale|longitudinal|replication) (?:[\w-]+ ){0,3}(?:research|work|studies|trials|experiments|samples|cohorts|evidence|data) (?:is|are|will be) (?:needed|required|warranted|necessary)\b/i,
      /\bwe (?:plan|intend) to\b|\bneeds? for (?:further|more|future|additional) (?:[\w-]+ )?(?:work|research|stud(?:y|ies)|investigations?|analys[ei]s)\b/i,
    ),
  ],
  [
    'limitation',
    new RegExp(
      String.raw`\b(?:an?|one|another|the|its|our|some|several|two|three) (?:(?:main|major|key|important|first|second|further|clear|obvious) )?${LIMIT}\b|^${LIMIT} (?:of (?:this|our|the) (?:\w+ )?${WORK} )?(?:is|are|was|were|include)\b|\b(?:our|this|the (?:present |current )?)\s?${WORK} (?:is|was|are|were|has been) (?:also )?limited (?:by|to|in)\b|\bshould be interpreted with caution\b|\b(?:which|this|that|and) (?:\w+ly |may |might )?limits? (?:the |our |its |their )?(?:generali[sz]\w+|conclusions?|interpretation|inferences?|power|scope|validity|applicability)\b`,
      'i',
    ),
  ],
  [
    'gap',
    /\b(?:little|not much|less) (?:is|was|has been) (?:yet |currently )?known\b|\bfew (?:studies|papers|works) (?:have|has)\b|\bno (?:previous |prior |earlier )?(?:study|studies|work) (?:has|have)\b|\bresearch gap\b|\bno (?:[\w-]+ ){0,2}(?:stud(?:y|ies)|research|work) (?:[\w-]+ ){0,6}(?:exists?|(?:is|are) available)\b/i,
  ],
  [
    'purpose',
    new RegExp(
      String.raw`(?<!\bfor the )\b(?:aim|purpose|goal|objective)s? of (?:this|our|the (?:present|current))\b|\bwe (?:aimed?|sought|set out) to\b|\b${ESSAY} (?:will |first |then |also )?(?:${CLAIM}|adopt)s?\b|\bit (?:then |also |further )?(?:argues|contends|claims|maintains|advocates)\b|\b(?:I|we) (?:will |shall |want to |thus |therefore )*${CLAIM} that\b|\bI (?:will |shall )?${CLAIM}\b|\bmy (?:main |central )?(?:thesis|claim|argument|contention|aim) (?:here )?is\b|\bour (?:[\w-]+ )?contributions? (?:is|are|can be|includes?)\b|\bcontributions? of (?:this|our|the present) ${WORK} (?:is|are)\b`,
      'i',
    ),
  ],
  [
    'result',
    /\bwe (?:\w+ly |also )?(?:found|find|observed?) (?:that|no|an?|significant|evidence)\b|\bhere,? we (?:report|show) that\b|\b(?:we|I) (?:\w+ly |also )?(?:report|show|showed|demonstrated?) that\b|^(?:the |our )?results (?:show|indicate|reveal|demonstrate)/i,
  ],
  [
    'method',
    new RegExp(
      String.raw`^it (?:begins|opens|starts|proceeds) (?:by|with)\b|^(?:it|${ESSAY}) (?:then|next) ${PART}\b|^(?:then|next|finally),? ${ESSAY} ${PART}\b`,
      'i',
    ),
  ],
  [
    'method',
    /\bwe (?:\w+ly |also |then |first |next |further )?(?:assume|suppose|posit)\b|(?:^(?:(?:here|then|next|finally|afterwards|also|first) )?|[,;:] (?:and |so )?)we (?:\w+ly |also |then |first |next |further )?(?:used|measured|surveyed|trained|collected|recruited|interviewed|analy[sz]ed|sampled|recorded|randomi[sz]ed|fine-tuned|administered|sequenced)\b(?!.*\b(?:found|showed?|revealed|observed)\b)/i,
  ],
];

/** A quick check: most sentences contain no word of any of these. */
const WORTH_READING = anyOf(
  /\b(?:we|I|my|this (?:ar|es|pa|ch|th|di|ta)|larger|longer|bigger|additional|randomi[sz]ed|longitudinal|replication|conclud|in conclusion|summary|taken|all in all|findings|future|further|more (?:re|wo|st)|limit|caution|known|few|gap|aim|purpose|goal|objective|contribution|results)/i,
  /\b(?:our|these) (?:data|ob|ou)|\bno |\bneeds? for |\bthe (?:article|essay|paper|chapter|thesis|dissertation|book|talk)\b/i,
  /\bit (?:\w+ )?(?:argues|contends|claims|maintains|advocates)\b|^it (?:begins|opens|starts|proceeds|then|next)\b/i,
);

/** The role that a sentence states, the first of several, or undefined. */
export function statedRole(text: string): Role | undefined {
  return statedRoles(text)[0];
}

/** The roles that a sentence states, in the order of their words. */
export function statedRoles(text: string): readonly Role[] {
  if (!WORTH_READING.test(text)) return [];
  return OUTRIGHT.flatMap(([role, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ role, at }];
  })
    .sort((one, other) => one.at - other.at)
    .map(({ role }) => role);
}

/** The thesis of an essay, which is what it concludes as well. */
const ARGUES =
  /\b(?:I|we|it|(?:this|the) (?:article|essay|paper|chapter|thesis|study)) (?:(?!not )\w+ ){0,2}(?:argues?|contends?|claims?|maintains?|advocates?)\b(?! (?:for|about|only))/i;
/** The material on which an aim or a thesis says that it draws: "Drawing on 412 letters, …", "We examine 46 decisions". */
const MATERIAL =
  /\b(?:drawing (?:up)?on|based on|on the basis of|by (?:closely )?(?:reading|comparing|analy[sz]ing|examining|tracing|combining)|close readings? of|(?:using|through) (?:an? |the )?(?:[\w-]+ )?(?:data|surveys?|analysis|readings?|study|comparison|interviews|letters|records|archives?))\b|\b(?:we|I) (?:\w+ly )?(?:examined?|analy[sz]ed?|stud(?:y|ied)|read|compared?|consider(?:ed)?|trace[sd]?|review(?:ed)?) (?:(?:the|over|about|some|more than) )*\d/i;

/** Whether a sentence states the thesis of an essay: "I argue that …". */
export function isThesis(text: string): boolean {
  return ARGUES.test(text);
}

/** Roles that an aim or a thesis fills beside its own, where no other sentence does: its thesis is a conclusion, its material a method. */
export function rolesBeside(role: Role, text: string): readonly Role[] {
  const thesis: readonly Role[] = ARGUES.test(text) && role !== 'background' ? ['conclusion', 'purpose'] : [];
  return role === 'purpose' && MATERIAL.test(text) ? [...thesis, 'method'] : thesis;
}

/** A question at the beginning of an abstract, which the paper sets out to answer. */
export function isResearchQuestion(text: string): boolean {
  return /^(?:(?:but|so|yet),? )?(?:does|do|did|is|are|was|were|can|could|should|how|what|why|which|who|when|to what extent)\b.*\?$/is.test(
    text,
  );
}

/** "However, the sensors were placed on …": after the work is described, a remark against the study's own method. */
const AGAINST_THE_MEANS = anyBetween(
  String.raw`^(?:however|but|yet|nevertheless|that said|still|unfortunately),? (?:\w+ ){0,3}?`,
  String.raw`\b`,
  /sensors?|samples?|data|dataset|surveys?|questionnaires?|interviews?|measurements?|readings?|instruments?/i,
  /devices?|cameras?|images|recordings?|experiments?|trial|study|studies|analysis|simulations?|we|our|participants/i,
  /respondents|recruitment|period|sites?|plots?|diaries/i,
);

export function isAboutOwnMethod(text: string): boolean {
  return AGAINST_THE_MEANS.test(text);
}
