import type { Rule } from '../../rule.ts';
import { VERBS_OF_SUBJECTS } from '../verbs-of-subjects.ts';
import { FIXED_WORDS } from './fixed-words.ts';
import { LITTLE_WORDS } from './little-words.ts';
import { OWNER_RULES } from './owners.ts';
import { SLIPS } from './slips.ts';
import { type Confusion, confusionRule } from './slots.ts';
import { USAGE } from './usage.ts';

const PLURALS: Readonly<Record<string, string>> = { child: 'children', person: 'people', country: 'countries', company: 'companies' };

/** After "there" at the start of a sentence these need no article: "There life was hard" says where. */
const THERE_IS =
  /\[there (?:own|daily|everyday|personal|social|full|favou?rite|way of|life|lifestyle|homework|education|health|knowledge|money|culture|economy|childhood|confidence|hair|income|identity|passion|performance|population|privacy|safety|self-esteem|success|vocabulary|weight|luggage)\]/i;

/** Confused words in forms that allow only the other word. Forms are read by `slots.ts`. */
const FORMS: readonly (string | Confusion)[] = [
  // their, there, they're
  { form: '^ {there/their} <one> <finite>', unless: THERE_IS },
  {
    form: '^ {there/their} <owned> <finite>',
    unless: THERE_IS,
  },
  '<of> {there/their} <owned>',
  '<place> {there/their} <owned> $',
  '<gives> {there/their} <owned> $',
  'affect|affects|effects|improve|improves|harm|harms|damage|damages {there/their} mental|physical <owned>',
  '<gives> {there/their} <one> $',
  "<of> {they're/their} <owned>",
  "<gives> {they're/their} <owned>",
  "^ {they're/their} <noun> <auxiliary>",
  "^ {they're/their} <owned> <auxiliary>",
  'that|because|when|if|think {there/their} children|parents|teachers|friends|kids|students|employees|customers have|has|need|want|do|should|will|can',
  '^ {there/their} grades|marks|opinions|parents|grandparents|classmates [a-z]+',
  'and|but|because|so {there/their} grades|marks|homework|results|parents [a-z]+',
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
  "since|after|before|until {it's/its} inception|introduction|creation|foundation|publication|launch|release|discovery|adoption|independence",
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
  { form: '{than/then} <pronoun>', unless: /^(?![\s\S]*\bif\b[^.[]*, \[)/i },
  'more|less|fewer [a-z]+ {then/than} before|ever|usual|others|most|any',
  '^ I|we|they|he|she {than/then} <past>',
  'if|when I|you|we|they {than/then} <base>',
  // "If it means this, than the rule would fail": without a comparison.
  {
    form: '{than/then} the|this|these [a-z]+ would|will',
    unless: /^(?!.*\bif\b)|\b(?:more|less|fewer|rather|other|else|different|sooner|no|[a-z]{2,}er)\b.*\[/is,
  },
  'and|because|so|but {than/then} <pronoun>',
  'because|but {than/then} <whole>',
  // to, too
  'want|wants|wanted|need|needs|needed|able|going|tries|trying|tried|decide|decided|hope|hopes|ought|likes|learn|learns|learned|have|has|had {too/to} <base>',
  {
    form: '<seem> {to/too} <adjective> $',
    unless:
      /\b(?:due|close|next|similar|equal|relevant|according|related|prior|key)\b[^.]*\[|\bbeen \[|\[to (?:one|certain|various|other|different)/i,
  },
  '<seem> {to/too} <adjective> to|for',
  'spend|spends|spent|spending|pass|passes|passed|passing|waste|wastes|wasted|wasting|have|has|had|eat|eats|ate|eating|drink|drinks|drinking|cost|costs|watch|watching|take|takes|took|worry|put|ask {to/too} much|many|long',
  // affect, effect
  '<modal> {effect/affect} <object>',
  { form: 'of <one> {effects/affects} students|people|children|patients|workers|everyone|them|us', unless: /\b(?:side|after|adverse) \[/i },
  'it|this|that|which|stress|pollution|technology|media|war|smoking|sleep|weather {effects/affects} <object>',
  'it|which|stress|pollution|technology|media|war|smoking|sleep|weather {effects/affects} <whole>',
  'the|an|no|any|big|bad|good|great|huge|strong|some|main|same {affect/effect} of|on',
  'negatively|positively|directly|badly|greatly|really|seriously|strongly {effects/affects} <det>',
  'negatively|positively|directly|badly|greatly|really|seriously|strongly {effected/affected} <det>',
  // whose, who's
  'homework|noise|caffeine|alcohol|music|exercise|stress|pollution|technology|smoking {effects/affects} sleep|health|children|people|students|everyone|memory|mood|learning|grades|our|their|your|the',
  "{who's/whose} <one> <auxiliary>",
  // "A doctor, who's wife": not "who's full of joy".
  {
    form: "{who's/whose} <owned>",
    unless: /\[who's (?:own|full|daily|everyday|favou?rite|future|personal|social|potential|passion|weight|way)/i,
  },
  "{who's/whose} parents|friends|families|teachers|children work|works|live|lives|have|are|were",
  // advice, advise
  'I|we|they|would|strongly {advice/advise} you|him|her|them|people|students|everyone|to|that|against',
  { form: 'some|good|bad|any|much|more|useful|little|helpful|wise|great {advise/advice} $', unless: /\bto (?:\w+ )?\[/ },
  'follow|follows|followed|take|took|need|needs|needed|ask for|asks for|asked for|want|gave|give|gives|get|seek|of {advise/advice} $',
  // quite, quiet
  {
    form: 'be|keep|kept|stay|stayed|very|more|so|too {quite/quiet} $',
    unless: /\] (?:a|an|the|as|like|into|some|all|so|that|this|of|you|I|we|they)\b/i,
  },
  '<be> {quiet/quite} <adjective>',
  '[a-z]+(?:ed|s) {quiet/quite} well|often|hard|fast|badly',
  // passed, past
  'walk|walks|walked|walking|drive|drives|drove|driving|went|go|goes|going|run|runs|ran|running|flew|look|looked {passed/past} <whole>',
  '<have> {past/passed} <whole>',
  {
    form: 'years|weeks|months|days|hours|time|year|week <have> {past/passed}',
    unless: /\[past\] \w+(?:ed|ing)?\b(?<!\] (?:since|by|and|but|after|before|until|the|without))/i,
  },
  'in|over|during|for the {passed/past} few|two|three|ten|year|years|decade|decades|century|week|month|months|weeks|days',
  'in the {passed/past} $',
  'half|quarter {passed/past} one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  // other pairs
  'its {to/too} easy|hard|late|early|expensive|difficult|long|short|big|small|hot|cold|bad',
  "{its/it's} easier|harder|better|worse|hard|easy|difficult|important|impossible to",
  'to|can|could|will|should|must|may|might|not {chose/choose}',
  'also|and|because the {hole/whole} house|city|town|school|world|family|class|country|building|show|team',
  'the|my|your|his|her|our|their {hole/whole} day|evening|morning|night|week|month|year|life|world|time|family|story|class|thing|process|country|essay|book',
  { form: '{weather/whether} the|a|an|it|he|she|they|we|you|I|my|this', unless: /^(?![\s\S]*\bor not\b)/i },
  '[a-z]+ {advise/advice} was|is',
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
  "not|is|are|was|were|am|be|isn't|aren't {aloud/allowed} to|in|on",
  'important|big|key|main|major|significant|crucial|great {roll/role} in|of|for',
  'a {waist/waste} of time|money|energy',
  'last|next|this|every|per {weak/week} $',
  'a|one {weak/week} ago|later',
  'two|three|four|five|six|few|several {weaks/weeks}',
  '<be> {apart/a part} of',
  'which|who {maybe/may be} a|able|too|very|difficult|hard|easy|possible|because|due',
  'it|this|they|he|she|there|we {maybe/may be} a|an|the|some|more|able|too|very|difficult|hard|easy|possible|because|that|due',
  'that {maybe/may be} able|difficult|hard|easy|possible|due',
  {
    form: 'school|work|it|home|happens|happen|them|people|time|food|exercise|there|him|her|me {everyday/every day} $',
    unless: /\[everyday\] \w/,
  },
  '{your/yours} faithfully|sincerely|truly $',
  'I|he|she|they|we {though/thought} that|it|about|I|he|she|they|we',
  'even {thought/though} I|he|she|it|they|we|the|this|there|some|many|people',
  'easy|difficult|hard|possible|impossible {to/for} <object> to',
  'two|three|four|five|six|seven|eight|nine|ten|many|several|few|million|thousand|hundred|more {person/people} $',
  'when|because|after|before|while I|you|we|they {be/are} <adjective>',
  // A person without an article, before a plural verb: "Student have to learn".
  ...[
    'student',
    'scientist',
    'teacher',
    'driver',
    'worker',
    'player',
    'researcher',
    'customer',
    'employer',
    'employee',
    'parent',
    'teenager',
    'engineer',
    'doctor',
    'user',
    'consumer',
    'reader',
    'child',
    'person',
    'robot',
    'computer',
    'car',
    'friend',
    'tourist',
    'animal',
    'country',
    'company',
  ].map((one) => `^ {${one}/${PLURALS[one] ?? `${one}s`}} have|are|were|do|don't|need|want`),
  // One word that was written as two
  '{my self/myself}',
  '{it self/itself} $',
  '{him self/himself} $',
  '{her self/herself} $',
  '{them selves/themselves}',
  '{our selves/ourselves}',
  '{your self/yourself} $',
  '{now a days|now days|nowa days/nowadays}',
  '{week end/weekend} $',
  '{mean while/meanwhile}',
  '{there fore/therefore}',
  '{al though/although}',
  '{al ready/already}',
  '{to gether/together}',
  '{class room/classroom}',
  '{class rooms/classrooms}',
  '{class mates/classmates}',
  '{home works|homeworks/homework}',
  '<whole> {home work/homework} $',
  '{head phones/headphones}',
  '{tooth brush/toothbrush}',
  '{tooth paste/toothpaste}',
  '{air port/airport}',
  '{air plane/airplane}',
  '{news paper/newspaper}',
  '{news papers/newspapers}',
  '{foot ball/football}',
  '{basket ball/basketball}',
  '{grand mother/grandmother}',
  '{grand father/grandfather}',
  '{grand parents/grandparents}',
  '{bed room/bedroom}',
  '{bath room/bathroom}',
  '{birth day/birthday} $',
  '{key board/keyboard}',
  '{some one/someone} <auxiliary>',
  '{any one/anyone} <auxiliary>',
  '{some thing/something} <adjective>',
  '{every where/everywhere}',
  '{any where/anywhere}',
  '{some where/somewhere}',
  '{in stead/instead}',
  '{under stand/understand}',
  '{whole heartedly/wholeheartedly}',
  '{life style/lifestyle}',
  '{life styles/lifestyles}',
  '{an other/another}',
  // "Medias" with a capital is a town.
  { form: '{medias/media}', unless: /\[M/ },
  // Possessives without an apostrophe
  "{peoples/people's} lives|life|minds?|health|opinions?|behaviou?r|attention|privacy|feelings|jobs|choices|attitudes?|money|daily|everyday|way",
];

/** Confused words and owners without an apostrophe. They need the dictionaries, and load beside them. */
export const CONFUSIONS: readonly Rule[] = [
  ...[...FORMS, ...LITTLE_WORDS, ...USAGE, ...FIXED_WORDS].map((form) =>
    confusionRule('confused-form', typeof form === 'string' ? { form } : form),
  ),
  ...OWNER_RULES,
  ...SLIPS,
  ...VERBS_OF_SUBJECTS,
];
