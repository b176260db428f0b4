import { isStopWord } from '../../../lib/language/stop-words.ts';
import { isFamiliar } from '../../../lib/text/word-classes.ts';
import type { Rule } from '../rule.ts';

/** Abbreviations whose full stop does not end a sentence. */
const SHORTENED =
  /\b(?:etc|ibid|cert|vs|al|eg|ie|approx|fig|figs|vol|pp|ed|eds|cf|dept|est|inc|ltd|min|max|ver|sec|seq|ref|refs|resp|univ|prof|chap|cap|art|avg|temp|diff|par|tel|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|assoc|dist|govt|misc|orig|trans|viz|caps|tab|eqn|def|incl|esp|alt|syn|prob|perh|usu|var|poss|abbrev|pref|pron|pl|sing|adj|adv|obs|colloq|sr|jr|corp)$/i;
const LONGEST_SHORT_FORM = 4;
/** Words that may be repeated on purpose. */
const MAY_REPEAT = new Set(
  'much had that yadda very so no yes more many really ha bla blah far bye knock there now well who new york duran never long on in as her you do is it is-is days years times again chop cha tut tsk please'.split(
    ' ',
  ),
);

/** Verbs whose "for" may stand before another one. */
const TAKES_FOR =
  /\b(?:wait|look|ask|search|hop|car|pay|paid|prepar|appl|work|vot|call|stand|stood|long|wish|pray|fight|fought|argu|plan|known|use|liv)[a-z]* $/i;

/** Verbs that follow what somebody says. */
const SAYS = /^(?:said|says|asked|asks|cried|shouted|replied|answered|exclaimed|screamed|whispered|thought|he|she|they|I)$/;
/** The greeting or the close of a letter, after which a new line begins: "Dear Sir or Madam, My name is", "Kind regards, The". */
const OPENS_OR_CLOSES =
  /(?:^|[.?!\n\ue000]\s*)(?:Dear|Hi|Hello|Hey|To whom|Good (?:morning|afternoon|evening)|(?:Kind|Best|Warm|Warmest) (?:regards|wishes)|Yours (?:sincerely|faithfully|truly)|Greetings|Love)\b[^.?!,\n]{0,40},\s*$/;

/** Whether a word is an everyday word. Names of products ("gzip", "iPhone") stay in lower case at the start of a sentence. */
function isPlain(word: string): boolean {
  return isStopWord(word.toLowerCase()) || isFamiliar(word.toLowerCase());
}

/** Punctuation, spaces and capitals. */
export const MECHANICS: readonly Rule[] = [
  {
    id: 'capital-inside',
    pattern:
      /(?<=[a-z]{2}, |[a-z]{2} (?:and|but|because|that|if|when|so) )(?:When|If|It|They|There|This|These|We|He|She|You|Because|Although|The|Our|Their|My|People|Students|But|So|That)(?= [a-z]{2,}\b)/g,
    fix: (match) => match[0].toLowerCase(),
    // After "the question," a question may begin.
    unless: (match, text) =>
      // "She can ask God, and He will forgive her."
      (/^(?:He|Him|His)$/.test(match[0]) &&
        /\b(?:God|Lord|Christ|Jesus|Allah|Father)\b/.test(text.slice(Math.max(0, match.index - 200), match.index))) ||
      // Licences define the word: "You understand that You have the right".
      (match[0] === 'You' && /\b[a-z]{2,} You\b/.test(text.slice(match.index + 4))) ||
      OPENS_OR_CLOSES.test(text.slice(Math.max(0, match.index - 60), match.index)) ||
      // "The magazine said that There for Tomorrow had improved": a title.
      (!/,\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index)) &&
        /^\s+(?:[a-z]+\s+)?[A-Z][a-z]/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 16))) ||
      /\n\s*$/.test(text.slice(Math.max(0, match.index - 4), match.index)) ||
      /\b(?:questions?|think(?:ing|s)?|thought|wonder(?:ing|ed|s)?|ask(?:ing|ed|s)?|says?|said),\s*$/.test(
        text.slice(Math.max(0, match.index - 14), match.index),
      ),
    advice: 'a capital only begins a sentence or a name',
  },
  {
    id: 'capital-inside',
    pattern:
      /(?<=\b(?:am|is|are|was|were|be|not|also|to|and|but|that|which|who|would|could|should|can|will|I|we|they|he|she|you|it|very|so|because|if|when|my),? )(?:Very|Want|Know|Would|Like|Have|Has|Are|Is|Was|Were|Which|Who|Where|Not|Also|Because|Really|Need|Think|Make|Help|Always|Never|Some|Many|More|Much|With|From|About|Should|Could|Can|Good|Important|Different)(?= [a-z]{2,}\b)/g,
    fix: (match) => match[0].toLowerCase(),
    advice: 'a capital only begins a sentence or a name',
  },
  {
    id: 'double-mark',
    pattern: /(?<=[a-z]{2})\.\.(?!\.)(?=\s|$|\ue000)/g,
    fix: '.',
    unless: (match, text) => SHORTENED.test(text.slice(Math.max(0, match.index - 12), match.index)),
  },
  {
    id: 'repeated',
    pattern: /(?<![\w'.-])([A-Za-z]{2,}|a) \1(?![\w'-])/gi,
    fix: '$1',
    // "Pago Pago" and "Sirhan Sirhan" are names.
    unless: (match, text, forms) =>
      MAY_REPEAT.has((match[1] ?? '').toLowerCase()) ||
      /\s[A-Z]/.test(match[0]) ||
      tripled(match) ||
      // "What we have been waiting for for years."
      (/^for\s/i.test(match[0]) && TAKES_FOR.test(text.slice(Math.max(0, match.index - 14), match.index))) ||
      // "Clelia clelia" and "Canis lupus lupus" are animals.
      (/^[A-Z][a-z]/.test(match[0]) && !isPlain(match[1] ?? '')) ||
      // "T. pallidum pallidum" is a subspecies.
      (/\b[A-Z]\. $/.test(text.slice(Math.max(0, match.index - 3), match.index)) && !forms.isWord((match[1] ?? '').toLowerCase())) ||
      /[a-z,(] [A-Z][a-z]+ $/.test(text.slice(Math.max(0, match.index - 24), match.index).replace(/\s+/g, ' ')),
  },
  {
    id: 'capital',
    pattern: /(?<![\w.@/-])[A-Za-z]{3,}[.?!] [a-z][a-z']*\b(?![.@/_(=-])/g,
    fix: (match) => match[0].replace(/\s+([a-z])/, (_, letter: string) => ` ${letter.toUpperCase()}`),
    unless: (match, text, forms) => {
      const [before = '', after = ''] = match[0].split(/[.?!]\s+/);
      return (
        // "An aha! moment", "Keep looking! said his mother".
        (/^\w+[!?]/.test(match[0]) &&
          (/\b(?:an?|the|this|that|every|no)\s+$/i.test(text.slice(Math.max(0, match.index - 6), match.index)) || SAYS.test(after))) ||
        // "Nights in hol. in July": a few letters that are no word are a short form.
        (before.length <= LONGEST_SHORT_FORM && !forms.isWord(before.toLowerCase()) && !isPlain(before)) ||
        !isPlain(after) ||
        // The end of a title in the sentence: "Does It Matter? feature".
        (/^[A-Z]/.test(before) && !/[a-z]{3,}\./.test(match[0])) ||
        SHORTENED.test(before) ||
        !/[aeiouy]/i.test(before) ||
        (after.length < 2 && !/^[ai]$/.test(after)) ||
        !/[aeiouy]/.test(after)
      );
    },
  },
  {
    // "12years", "100million".
    id: 'space-after',
    pattern:
      /(?<![\w.,:/-])(\d{1,4})(years?|months?|weeks?|days?|hours?|minutes?|million|billion|thousand|people|dollars|percent|times|students)(?![\w-])/g,
    fix: '$1 $2',
    advice: 'a space stands between a number and a word',
  },
  {
    id: 'space-before',
    // "Production . . . should be": a gap in a quotation.
    pattern: /\b[a-z]{2,} [,;.](?=\s|\ue000)(?! ?\.)/g,
    fix: (match) => match[0].replace(/\s+/, ''),
    unless: (match) => /\n/.test(match[0]),
  },
  {
    id: 'space-after',
    pattern: /(?<![\w,{[(/.=])[a-z]{2,},[a-z]{2,}\b(?![.(=,}\]/])/gi,
    unless: (match) => !match[0].split(',').every((word) => isPlain(word) && /[aeiou]|..y/i.test(word)),
    fix: (match) => match[0].replace(',', ', '),
  },
  {
    id: 'space-after',
    pattern: /(?<![\w./@:-])[a-z]{2,}[.?!][A-Z][a-z]*(?=[ ,])(?! =)/g,
    fix: (match) => match[0].replace(/([.?!])/, '$1 '),
    unless: (match) => /^(?:www|node|vue|next|system|self|this)\b/.test(match[0]),
  },
  {
    id: 'double-mark',
    pattern: /(?<=\w)(?:,,+|;;+|,\.|\.,(?= [a-z]))(?=\s)/g,
    advice: 'one mark is enough',
    unless: (match, text) =>
      SHORTENED.test(text.slice(Math.max(0, match.index - 12), match.index)) ||
      /\b[a-z]$/i.test(text.slice(Math.max(0, match.index - 2), match.index)),
  },
  {
    id: 'question',
    pattern: /(?<=^|[.?!]\s+|\ue000\s*)(?:Why|How) (?:do|does|did|should|can) [^.?!,:\ue000]{8,90}(?<! [A-Z])\.(?=\s|$|\ue000)/g,
    fix: (match) => match[0].replace(/\.$/, '?'),
  },
];

/** Whether a word occurs three times, which is on purpose: "win win win". */
function tripled(match: RegExpExecArray): boolean {
  const rest = match.input.slice(match.index + match[0].length);
  const next = /^\s+([A-Za-z]+)/.exec(rest.slice(0, 40))?.[1];
  return next?.toLowerCase() === (match[1] ?? '').toLowerCase();
}
