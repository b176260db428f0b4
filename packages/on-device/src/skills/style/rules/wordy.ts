import type { Rule } from '../rule.ts';

/** Long ways of saying a short thing. The replacement fits in the same place; an empty one means: leave it out. */
const SHORTER: readonly (readonly [string, string])[] = [
  ['due to the fact that', 'because'], ['owing to the fact that', 'because'], ['in spite of the fact that', 'although'], ['despite the fact that', 'although'],
  ['in order to', 'to'], ['so as to', 'to'], ['a (?:large|great|huge|vast) number of', 'many'], ['a majority of', 'most'], ['the majority of', 'most'],
  ['at this point in time', 'now'], ['at the present time', 'now'], ['in the present day', 'now'], ['in the event that', 'if'], ['in the near future', 'soon'],
  ['has the ability to', 'can'], ['have the ability to', 'can'], ['is able to', 'can'], ['are able to', 'can'], ['is capable of being', 'can be'],
  ['with regards? to', 'about'], ['with respect to', 'about'], ['in regards? to', 'about'], ['in relation to', 'about'], ['with reference to', 'about'],
  ['for the purpose of', 'for'], ['for the reason that', 'because'], ['the reason why', 'why'], ['on the grounds that', 'because'],
  ['on a daily basis', 'daily'], ['on a regular basis', 'regularly'], ['on a weekly basis', 'weekly'], ['in a \\w+ manner', 'one adverb'],
  ['each and every', 'each'], ['first and foremost', 'first'], ['end results?', 'result'], ['past history', 'history'], ['future plans', 'plans'],
  ['completely eliminate', 'eliminate'], ['basic fundamentals', 'basics'], ['added bonus', 'bonus'], ['advance planning', 'planning'],
  ['in close proximity to', 'near'], ['until such time as', 'until'], ['during the course of', 'during'], ['in the course of', 'during'],
  ['make a decision', 'decide'], ['made a decision', 'decided'], ['conduct(?:ed)? an investigation (?:of|into)', 'investigate'], ['give consideration to', 'consider'],
  ['take into consideration', 'consider'], ['is dependent (?:up)?on', 'depends on'], ['are dependent (?:up)?on', 'depend on'], ['is indicative of', 'shows'],
  ['utili[sz]e', 'use'], ['utili[sz]es', 'uses'], ['utili[sz]ed', 'used'], ['utili[sz]ing', 'using'], ['prior to', 'before'], ['subsequent to', 'after'],
  ['in addition to this', 'also'], ['as well as this', 'also'], ['in today\'s (?:modern )?(?:society|world)', 'today'], ['in this day and age', 'today'], ['small in size', 'small'],
  ['large in size', 'large'], ['absolutely essential', 'essential'], ['very unique', 'unique'], ['final outcome', 'outcome'], ['general consensus', 'consensus'],
  ['still remains', 'remains'], ['combine together', 'combine'], ['join together', 'join'], ['various different', 'various'], ['a lot of different', 'many'],
  ['whether or not', 'whether'], ['the question as to whether', 'whether'], ['in a way that is', 'so that it is'], ['by means of', 'by'], ['in terms of', 'name the thing'],
  ['a wide (?:range|variety) of', 'many'], ['the vast majority of', 'most'], ['considered to be', 'considered'], ['come to the conclusion', 'conclude'],
  ['comes to the conclusion', 'concludes'], ['came to the conclusion', 'concluded'], ['has an (?:effect|impact) on', 'affects'], ['have an (?:effect|impact) on', 'affect'],
  ['it is important to note that', ''], ['it should be noted that', ''], ['it is worth (?:noting|mentioning) that', ''], ['it must be remembered that', ''],
  ['it can be (?:seen|said|argued) that', ''], ['it is clear that', ''], ['it goes without saying that', ''], ['needless to say', ''], ['the fact of the matter is', ''],
  ['as a matter of fact', ''], ['as previously mentioned', ''], ['as mentioned (?:above|before|earlier)', ''], ['in my own personal', 'in my'], ['it is a fact that', ''],
];
/** Not replacements but hints; they cannot be printed as words to write. */
const HINTS: Readonly<Record<string, string>> = { 'one adverb': 'one adverb, such as "quickly", says it', 'name the thing': 'often "in", "for" or nothing will do' };

export const WORDY: readonly Rule[] = SHORTER.map(([long, short]): Rule => {
  const pattern = new RegExp(`\\b${long}\\b`, 'gi');
  const hint = short === '' ? 'leave it out' : HINTS[short];
  return hint === undefined ? { id: 'wordy', pattern, mend: short, unless: suitsUnless } : { id: 'wordy', pattern, advice: hint };
});

/** "with respect to x" in mathematics, "in order to" at a list; "is able to" stays when a comma follows. */
function suitsUnless(match: RegExpExecArray, text: string): boolean {
  return /^with respect to/i.test(match[0]) && /^\s+\S{1,2}\b/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 4));
}
