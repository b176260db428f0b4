import type { Rule } from '../rule.ts';

const BASE: Readonly<Record<string, string>> = {
  went: 'go', knew: 'know', saw: 'see', came: 'come', took: 'take', made: 'make', got: 'get', gave: 'give', had: 'have', did: 'do', thought: 'think',
  said: 'say', told: 'tell', wrote: 'write', understood: 'understand', wanted: 'want', used: 'use', helped: 'help', worked: 'work', showed: 'show',
  has: 'have', does: 'do', goes: 'go', makes: 'make', takes: 'take', gets: 'get', gives: 'give', shows: 'show', helps: 'help', causes: 'cause',
  leads: 'lead', uses: 'use', affects: 'affect', becomes: 'become', provides: 'provide', allows: 'allow', improves: 'improve', increases: 'increase',
  reduces: 'reduce', creates: 'create', needs: 'need', wants: 'want', brings: 'bring', became: 'become',
};
const PARTICIPLE: Readonly<Record<string, string>> = { went: 'gone', wrote: 'written', spoke: 'spoken', ate: 'eaten', drove: 'driven', forgot: 'forgotten', became: 'become' };
const THIRD = 'has|does|goes|makes|takes|gets|gives|shows|helps|causes|leads|uses|affects|becomes|provides|allows|improves|increases|reduces|creates|needs|wants|brings';

/** The verb in the wrong shape, and set phrases with a word too many. */
export const VERB_FORMS: readonly Rule[] = [
  {
    id: 'modal-verb',
    pattern: new RegExp(`(?<!\\b(?:the|a|his|her|their|this|that|free|good|own|each|every|of|its|my|our|your) )\\b(can|could|will|would|should|must) (${THIRD})\\b`, 'gi'),
    mend: (match) => `${match[1]} ${BASE[(match[2] ?? '').toLowerCase()] ?? ''}`,
  },
  {
    id: 'did-past',
    pattern: /\b(didn't|did not) (went|knew|saw|came|took|made|got|gave|had|thought|said|told|wrote|understood|wanted|used|helped|worked|showed|became)\b/gi,
    mend: (match) => `${match[1]} ${BASE[(match[2] ?? '').toLowerCase()] ?? ''}`,
  },
  { id: 'have-past', pattern: /\b(have|has|had) (went|wrote|spoke|ate|drove|forgot|became)\b/gi, mend: (match) => `${match[1]} ${PARTICIPLE[(match[2] ?? '').toLowerCase()] ?? ''}`, unless: (match) => /became/i.test(match[2] ?? '') && !/^has/i.test(match[1] ?? '') },
  { id: 'to-past', pattern: /\bto (went|came|took|gave|knew|wrote|became)\b/gi, mend: (match) => `to ${BASE[(match[1] ?? '').toLowerCase()] ?? ''}` },
  { id: 'mean-that', pattern: /(?<=^|[.?!]\s+|\ue000\s*)(This|It) (show|mean|prove|suggest|indicate) (that|how|why)\b/g, mend: '$1 $2s $3' },
  { id: 'he-bare', pattern: /(?<=^|[.?!]\s+|\ue000\s*)(He|She|It) (make|give|help|show|mean|cause|take|allow|affect|go|want|need|think|say|know|believe|get|live|work)\b/g, mend: (match) => `${match[1]} ${match[2]}${match[2] === 'go' ? 'es' : 's'}` },
  { id: 'am-agree', pattern: /\bI am (agree|disagree|believe|think)\b/gi, mend: 'I $1' },
  { id: 'discuss-about', pattern: /\b(discuss(?:es|ed|ing)?) about\b/gi, mend: '$1' },
  { id: 'despite-of', pattern: /\bdespite of\b/gi, mend: 'despite' },
  { id: 'comprises-of', pattern: /\b(comprises|comprise|comprising) of\b/gi, mend: '$1' },
  { id: 'cope-up', pattern: /\bcop(e|es|ed|ing) up with\b/gi, mend: 'cop$1 with' },
  { id: 'emphasise-on', pattern: /\b(emphasi[sz]e[sd]?|emphasi[sz]ing) (?:on|upon) (?=the|this|that|how|a|an|their|its)/gi, mend: '$1' },
  { id: 'reason-because', pattern: /\breason (?:\w+ ){0,3}is because\b/gi, mend: (match) => match[0].replace(/because$/i, 'that') },
  { id: 'in-which-in', pattern: /\bin which (\w+) (lives?|works?|stud(?:y|ies)) in\b/gi, mend: 'in which $1 $2' },
  { id: 'according-me', pattern: /\baccording to me\b/gi, mend: 'in my view' },
  { id: 'irregardless', pattern: /\birregardless\b/gi, mend: 'regardless' },
  { id: 'aswell', pattern: /\b(?:and|but) also (\w+) (?:\w+ ){0,6}as well\b/gi, advice: 'keep "also" or "as well", not both' },
  { id: 'return-back', pattern: /\b(return(?:s|ed|ing)?|revert(?:s|ed|ing)?|repl(?:y|ies|ied)) back\b/gi, mend: '$1' },
];
