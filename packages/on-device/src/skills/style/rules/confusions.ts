import type { Rule } from '../rule.ts';
import { type Confusion, confusionRule } from './slots.ts';

/** Confused words in forms that allow only the other word. Forms are read by `slots.ts`. */
const FORMS: readonly (string | Confusion)[] = [
  // their, there, they're
  '^ {there/their} <one> <finite>',
  { form: '^ {there/their} <owned> <finite>', unless: /\[there (?:own|daily|everyday|personal|social|full|favou?rite|way of)\]|\[there (?:mother|father|mum|mom|dad)\]/i },
  '<of> {there/their} <owned>',
  '<place> {there/their} <owned> $',
  '<gives> {there/their} <owned> $',
  '<gives> {there/their} <one> $',
  "<of> {they're/their} <owned>",
  "<gives> {they're/their} <owned>",
  "^ {they're/their} <one> <auxiliary>",
  "^ {there/they're} going|trying to",
  // your, you're
  "{your/you're} a|an|the",
  "if|when|because|that|think|know|hope|sure|while|until|as {your/you're} not|never|always|already|going|trying|doing",
  "if|when|because|that|think|know|hope|sure|while|until|as {your/you're} <adjective> <complement>",
  "if|when|because|think|know|hope|say|sure {your/you're} right|wrong|feeling|doing|looking|ready|tired|sick|late|lost|free $",
  "if|when|hope|think|glad|that {your/you're} feeling|doing better|well|good|fine|ok|bad|sad|great",
  "^ {you're/your} <noun> <finite>",
  "^ {you're/your} <one> needs|wants|says|seems|makes|lacks|looks|goes|shows|does|helps",
  "<of> {you're/your} <owned>",
  "<gives> {you're/your} <owned>",
  // lose, loose
  '{looses/loses} <det>',
  '{loosing/losing} <det>',
  '<plural> {loose/lose} <whole>',
  '<modal> {loose/lose} <noun>',
  '<modal> {loose/lose} <det>',
  '<plural> {loose/lose} <owned>',
  // then, than
  { form: '<comparative> {then/than} <det>', unless: /\b(?:if|when|once|since|as|until|first|and|after)\b[^.]*\[/i },
  { form: '<comparative> {then/than} <object>', unless: /\b(?:if|when|once|since|as|until|first|and|after)\b[^.]*\[/i },
  '^ {than/then} <pronoun>',
  // Only after a condition: "If it rains, than we stay."
  { form: '{than/then} <pronoun>', unless: /^(?![^]*\bif\b[^.[]*, \[)/i },
  'more|less|fewer [a-z]+ {then/than} before|ever|usual|others|most|any',
  'and {than/then} <pronoun>',
  // to, too
  'want|wants|wanted|need|needs|needed|able|going|tries|trying|tried|decide|decided|hope|hopes|ought|likes|learn|learns|learned|have|has|had {too/to} <base>',
  { form: '<seem> {to/too} <adjective> $', unless: /\b(?:due|close|next|similar|equal|relevant|according|related|prior|key)\b[^.]*\[/i },
  '<seem> {to/too} <adjective> to|for',
  'spend|spends|spent|spending|eat|eats|ate|eating|drink|drinks|drinking|cost|costs|watch|watching|take|takes|took|worry|put|ask {to/too} much|many|long',
  // affect, effect
  '<modal> {effect/affect} <object>',
  'it|this|that|which|stress|pollution|technology|media|war|smoking|sleep|weather {effects/affects} <object>',
  'it|which|stress|pollution|technology|media|war|smoking|sleep|weather {effects/affects} <whole>',
  'the|an|no|any|big|bad|good|great|huge|negative|positive|strong|some|main|same {affect/effect} of|on',
  'negatively|positively|directly|badly|greatly|really|seriously|strongly {effects/affects} <det>',
  'negatively|positively|directly|badly|greatly|really|seriously|strongly {effected/affected} <det>',
  // whose, who's
  "{who's/whose} <one> <auxiliary>",
  "{who's/whose} <owned> <finite>",
  "{who's/whose} parents|friends|families|teachers|children work|works|live|lives|have|are|were",
  // advice, advise
  'I|we|they|would|strongly {advice/advise} you|him|her|them|people|students|everyone|to|that|against',
  { form: 'some|good|bad|any|much|more|useful|little|helpful|wise|great {advise/advice} $', unless: /\bto (?:\w+ )?\[/ },
  'follow|follows|followed|take|took|need|needs|needed|ask for|asks for|asked for|want|gave|give|gives|get|seek|of {advise/advice} $',
  // quite, quiet
  { form: 'be|keep|kept|stay|stayed|very|more|so|too {quite/quiet} $', unless: /\] (?:a|an|the|as|like|into|some|all|so|that|this|of|you|I|we|they)\b/i },
  '<be> {quiet/quite} <adjective>',
  // passed, past
  'walk|walks|walked|walking|drive|drives|drove|driving|went|go|goes|going|run|runs|ran|running|flew|look|looked {passed/past} <whole>',
  '<have> {past/passed} <whole>',
  { form: 'years|weeks|months|days|hours|time|year|week <have> {past/passed}', unless: /\[past\] \w+(?:ed|ing)?\b(?<!\] (?:since|by|and|but|after|before|until|the|without))/i },
  'in|over|during|for the {passed/past} few|two|three|ten|year|years|decade|decades|century|week|month|months|weeks|days',
  'half|quarter {passed/past} one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  // other pairs
  "to|will|can|could|cannot|can't|I|we|they|not {except/accept} <det>",
  'everyone|everything|everybody|all|anyone|nothing|nobody|anything {accept/except} for',
  'a|big|small|large|nice {peace/piece} of',
  'world|inner|live in|lived in|rest in {piece/peace} $',
  'to|will|would|not|never|they|I|you {brake/break} the|a|my|his|her|their law|laws|rule|rules|record|promise|silence|ice|habit|habits|cycle',
  'take|took|had|have|lunch|short a|the {brake/break} $',
  'can|could|to|not|I|we|you {here/hear} the|a|about|from|that|music|voices',
  'come|came|over|right|from|live|lived {hear/here} $',
  "don't|didn't|not|you|I|we|they {no/know} how|what|why|where|when|that|who|if|whether|about",
  'I|he|she|we|they|never|already {new/knew} that|how|what|why|where|who|it|him|her|them|the',
  'a|my|his|her|our|their|the|some|this {knew/new} <noun>',
  'of|in|with|for|at|from {are/our} own|school|country|lives|life|parents|society|world|family|house|class|teacher|teachers|friends|town|city|planet|environment',
  'want|wants|wanted|need|needs|have|going|able to {by/buy} a|an|some|new|things|clothes|food|it|them|more',
  'not|is|are|was|were|am|be|isn\'t|aren\'t {aloud/allowed} to|in|on',
  'important|big|key|main|major|significant|crucial|great {roll/role} in|of|for',
  'a {waist/waste} of time|money|energy',
  'last|next|this|every|per {weak/week} $',
  'a|one {weak/week} ago|later',
  'two|three|four|five|six|few|several {weaks/weeks}',
  '<be> {apart/a part} of',
  'it|this|that|they|he|she|there|we|which|who {maybe/may be} a|an|the|some|more|able|too|very|difficult|hard|easy|possible|because|that|due',
  { form: 'school|work|it|home|happens|happen|them|people|time|food|exercise|there|him|her|me {everyday/every day} $', unless: /\[everyday\] \w/ },
  '{your/yours} faithfully|sincerely|truly $',
  'I|he|she|they|we {though/thought} that|it|about|I|he|she|they|we',
  'even {thought/though} I|he|she|it|they|we|the|this|there|some|many|people',
  // Possessives without an apostrophe
  "{todays/today's} society|world|youth|generation|age|children|life|students|young|culture|technology|modern|lesson|class|news|media|economy",
  "{peoples/people's} lives|life|minds?|health|opinions?|behaviou?r|attention|privacy|feelings|jobs|choices|attitudes?|money|daily|everyday|way",
];

export const CONFUSIONS: readonly Rule[] = FORMS.map((form) => confusionRule('confused-form', typeof form === 'string' ? { form } : form));
