import { sentenceRoles } from '../../lib/roles/assign-roles.ts';
import type { Role } from '../../lib/roles/roles.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';

/**
 * Cue words that show the role of a sentence in a student's own description. They are deliberately few: a sentence
 * without a cue has no role here.
 */
const CUES: Readonly<Record<Role, RegExp>> = {
  background: new RegExp(
    [
      String.raw`\b(?:traditionally|currently|nowadays|in recent years|increasingly|widely|commonly|usually|often|is known|depends? on|important)\b`,
      String.raw`\b(?:many|most) (?:\w+ ){1,3}(?:are|have|use|do|lack|need|still|rely)\b`,
    ].join('|'),
    'i',
  ),
  gap: new RegExp(
    [
      String.raw`\b(?:however|lacks?|lacking|not yet|no existing|few studies|little is known|remains?|problems?|difficult`,
      'wast(?:e|es|ed|ing)|manual(?:ly)?|time[- ]consuming|expensive|inefficient|unreliable|suffers?|fails? to|cannot',
      String.raw`waits? (?:up to|for)|have to wait)\b`,
    ].join('|'),
    'i',
  ),
  purpose:
    /\b(?:aims?|goals?|objectives?|purpose|sets? out|intends?|proposes?|in order to|this (?:project|report|paper|study|work|thesis|experiment) (?:will|is|was|presents?|describes?|develops?|builds?|investigates?|designs?|examines?|explores?))\b|^to \w+|\bis an? (?:[\w-]+ ){0,4}(?:app|application|system|tool|device|platform|website|service|game|bot|prototype|robot|dashboard) (?:that|which|to|for)\b/i,
  method: new RegExp(
    [
      String.raw`\b(?:using|used|uses|use|by means of|measured|collected|collects?|sampled|survey(?:ed)?|interview(?:ed|s)|trained`,
      'implemented|built|developed|designed|algorithm|approach|method|procedure|technique|apparatus|dataset|sensors?|reads?',
      String.raw`sends?|weighed|heated|added|titrated|recorded|calibrated|repeated)\b`,
    ].join('|'),
    'i',
  ),
  result:
    /\b(?:results?|found|finds|showed|shows|shown|achiev(?:e|es|ed)|accuracy|increased|decreased|reduc(?:es|ed|tion)|obtained|yield(?:s|ed)?|improv(?:es|ed|ement)|saved|calculated|averaged?|mean|slope|value of|(?:fell|rose|dropped|grew|went (?:up|down)|cut) (?:by|from|to))\b|\bby \d[\d.,]*\s?(?:%|per ?cent)|[=≈]\s*[-−]?\d/i,
  limitation:
    /\b(?:limit(?:s|ed|ation|ations)?|only|drawbacks?|weakness(?:es)?|cannot|does not|did not|could not|constraints?|error|errors|uncertainty|parallax|small sample|not tested)\b/i,
  future:
    /\b(?:future|will be|next (?:step|version|phase)|planned|plan to|could be extended|later|further (?:work|study|research)|extend(?:ed)?)\b/i,
  conclusion:
    /\b(?:conclud(?:e|es|ed)|conclusion|therefore|thus|hence|overall|in summary|agrees?|confirms?|confirmed|verif(?:ies|ied)|demonstrat(?:es|ed))\b/i,
};

/** A value of the literature or a condition of the room, which no experiment found. */
const NOT_FOUND =
  /^\W*(?:the )?(?:mean |average )?(?:(?:literature|accepted|textbook|book|true|known|reference|published|theoretical|nominal|tabulated|standard|expected|calculated) (?:value|density|constant|result|figure)|(?:room|ambient|laboratory|lab) (?:temperature|pressure|humidity))\b/i;
/** "Expected time constant RC = 22.1 s", "accepted E = 68.9 GPa": the value to compare with. "Calculated density = 2.70" may be a result. */
const TO_COMPARE =
  /^\W*(?:the )?(?:expected|accepted|literature|theoretical|textbook|published|nominal|tabulated) (?:[^\s=:≈]+ ){0,6}(?:[=:≈]|is|was) ?(?:about )?[-−]?\d/i;
/** "L = 0.600 m": a symbol with its value. One alone may be what was found, several are what was given. */
const SYMBOL_WITH_VALUE = /^\W*\p{L}[\p{L}\d_]{0,3} ?[=≈] ?[-−]?\d\S* ?\S{0,8}$/u;

/** The clauses of a sentence that may tell what was found. */
function withoutGiven(sentence: string): string {
  const clauses = sentence.split(/[.,;]\s+/).filter((clause) => !(NOT_FOUND.test(clause) || TO_COMPARE.test(clause)));
  const symbols = clauses.filter((clause) => SYMBOL_WITH_VALUE.test(clause.replace(/[\s.]+$/, '')));
  return (symbols.length > 1 ? clauses.filter((clause) => !symbols.includes(clause)) : clauses).join(', ');
}

const ROLES = Object.keys(CUES) as readonly Role[];
/** From this score on, a cue of papers ("The aim of this study is …") is nearly certain and decides alone. */
const CERTAIN = 4;
/** The number of characters of a sentence that are searched, as cues occur near its start. */
const SEARCHED = 600;

const cache = new WeakMap<TextDocument, readonly ReadonlySet<Role>[]>();

/** The possible roles of each sentence of a description, in the order of `document.sentences`. */
export function rolesOf(document: TextDocument): readonly ReadonlySet<Role>[] {
  let known = cache.get(document);
  if (known === undefined) {
    const read = new Map<Sentence, Role>();
    for (const { sentence, role, score } of sentenceRoles(document)) {
      if (score >= CERTAIN || (role === 'gap' && score > 1)) read.set(sentence, role);
    }
    known = document.sentences.map((sentence) => {
      const certain = read.get(sentence);
      const text = sentence.text.slice(0, SEARCHED);
      return new Set(
        certain === undefined ? ROLES.filter((role) => CUES[role].test(role === 'result' ? withoutGiven(text) : text)) : [certain],
      );
    });
    cache.set(document, known);
  }
  return known;
}
