import type { Role } from '@marginalia/engine';

/**
 * Cue words by which a sentence of a student's own description shows what part it plays. Deliberately few: a sentence
 * without a cue plays no part here and is left where it is.
 */
const CUES: Readonly<Record<Role, RegExp>> = {
  background:
    /\b(?:traditionally|currently|nowadays|in recent years|increasingly|widely|commonly|many|most|usually|often|is known|depends? on|important)\b/i,
  gap: /\b(?:however|lacks?|lacking|not yet|no existing|few studies|little is known|remains?|problems?|difficult|wast(?:e|es|ed|ing)|manual(?:ly)?|time[- ]consuming|expensive|inefficient|unreliable|suffers?|fails? to|cannot)\b/i,
  purpose:
    /\b(?:aims?|goals?|objectives?|purpose|sets? out|intends?|proposes?|in order to|this (?:project|report|paper|study|work|thesis|experiment) (?:will|is|was|presents?|describes?|develops?|builds?|investigates?|designs?|examines?|explores?))\b|^to \w+/i,
  method:
    /\b(?:using|used|uses|use|by means of|measured|collected|collects?|sampled|survey(?:ed)?|interview(?:ed|s)|trained|implemented|built|developed|designed|algorithm|approach|method|procedure|technique|apparatus|dataset|sensors?|reads?|sends?|weighed|heated|added|titrated|recorded|calibrated|repeated)\b/i,
  result:
    /\b(?:results?|found|finds|showed|shows|shown|achiev(?:e|es|ed)|accuracy|increased|decreased|reduc(?:es|ed|tion)|obtained|yield(?:s|ed)?|improv(?:es|ed|ement)|saved|calculated|averaged?|mean|slope|value of)\b|[=≈]\s*[-−]?\d/i,
  limitation:
    /\b(?:limit(?:s|ed|ation|ations)?|only|drawbacks?|weakness(?:es)?|cannot|does not|did not|could not|constraints?|error|errors|uncertainty|parallax|small sample|not tested)\b/i,
  future:
    /\b(?:future|will be|next (?:step|version|phase)|planned|plan to|could be extended|later|further (?:work|study|research)|extend(?:ed)?)\b/i,
  conclusion:
    /\b(?:conclud(?:e|es|ed)|conclusion|therefore|thus|hence|overall|in summary|agrees?|confirms?|confirmed|verif(?:ies|ied)|demonstrat(?:es|ed))\b/i,
};

/** Whether the sentence shows a cue of one of the roles. */
export function playsOneOf(sentence: string, roles: readonly Role[]): boolean {
  return roles.some((role) => CUES[role].test(sentence));
}
