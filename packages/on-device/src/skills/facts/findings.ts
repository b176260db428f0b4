import { sentenceRoles } from '../../lib/roles/assign-roles.ts';
import type { Role } from '../../lib/roles/roles.ts';
import { type Section, sectionsOf } from '../../lib/roles/sections.ts';
import { isNullResult, weighResult } from '../../lib/roles/weigh-result.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { citesSource } from '../../lib/text/sources/cites.ts';
import { findingFigures, isNoFinding } from './finding-figures.ts';

/** The roles of sentences whose figures a paper reports as its own. */
const OWN: ReadonlySet<Role> = new Set(['result', 'conclusion']);
const COMPARES =
  /\b(?:than|versus|vs|compared (?:with|to)|relative to|higher|lower|larger|smaller|faster|slower|fewer|more|less|increas\w+|decreas\w+|reduc\w+|improv\w+|differ\w*|effects?|gain\w*|ros?en?|fell|drop\w*|declin\w+|ratio|correlat\w+|associat\w+|significant\w*|outperform\w*|average|mean|median|elasticit(?:y|ies)|needed to treat|go(?:es)? (?:down|up)|went (?:down|up))\b/i;
const STRONG = /%|‰|percent|per cent|fold|\btimes\b|[pP]\s?[<=>]|\bCI\b|±|ratio/;
/** Words by which a paper reports what it found or counted. */
const REPORTED =
  /\b(?:found|show(?:s|ed|n)?|observ\w+|reveal\w*|indicat\w+|account\w*|occur(?:s|red)?|CI|yield\w*|reach\w*|achiev\w+|contribut\w+|represent\w*|estimat\w+|total|overall|there (?:was|were)|of (?:the|all|these)|positive|negative|included|ranged|report)\b|\d (?:out )?of (?:the |all )?\d/i;
/** Sentences on findings of others or on methods, and legends of tables and pictures. */
const NOT_OWN =
  /\b(?:recent|published|large|earlier|previous|prior) (?:meta-analys[ei]s|reviews?|trials?|findings?|reports?|surveys?)\b|\breported (?:in|by|for|from)\b|\bin other\b|\b(?:has|have) (?:also |previously |recently )?been (?:shown|reported|found|estimated|suggested|discovered|described)\b|\b(?:is|are) known\b|^we (?:carefully )?(?:cut|used|collected|staggered|planted|mildly|performed|prepared|purchased|added|incubated|selected|excluded|recruited)\b|\b(?:previous(?:ly)?|earlier|prior|other) (?:\w+ )?(?:stud(?:y|ies)|work|reports?|findings|results|research)\b|\bet al(?:\b|\d)|\b(?:was|were|been|is|are) (?:previously )?(?:purchased|obtained from|supplied|bought|incubated|centrifuged|diluted|dissolved|washed|stored|grown|cultured|added|stained|heated)\b|\b(?:(?:was|were|is|are) (?:defined|expressed|scored|calculated|computed|considered|categori[sz]ed|set|chosen|summed|measured|censored|recorded|coded|rated|dichotomi[sz]ed|imputed)|\bdecided to|can (?:range|be)|could (?:thus )?range|should|would|ranging from (?:never|0|1))\b|\b(?:we|I) (?:\w+ly |then |here |now )?(?:cho(?:o)?se|fix(?:ed)?|assumed?|var(?:y|ied)|refit(?:ted)?)\b|\bwe (?:had )?expected\b|\barbitrar(?:y|ily)\b|\btarget (?:of|for)\b|^This (?:was|is) (?:accomplished|done|achieved) by\b|\bregarded as\b|\bwe use (?:superscripts|asterisks|stars|bold)\b|\bwe (?:\w+ )?defined?\b|\b(?:ultra)?centrifuged\b|\bassume (?:that|a|an|the|\w+)\b|\b(?:was|were) used to\b|\b(?:is|are) (?:typically|usually|commonly|generally)\b|\b(?:category|group)s? defined\b|\(divided in\b|\b(?:may|might|could) (?:also |in part )?be (?:\w+ )?(?:due to|attributable|explained|because)\b|\b(?:in|ex)clusion criteri|[?]|^(?:fig(?:ure)?|table|box)\b|^(?:bold|italics?|stars?|asterisks?|\*+) ?=|^[A-H][,)]\s/i;

/** Words by which a discussion speaks of the findings of its own paper. The figures of others stand beside them, often without a source that can be read. */
const OWN_DISCUSSED =
  /\b(?:we|our|here|this (?:study|analysis|trial|survey|paper|work|sample)|(?:present|current) (?:study|analysis|work)|respondents|participants|interviewees|these (?:results|findings|data)|CI)\b|\bp\s?[<=>]|(?:%|per ?cent)\)? (?:said|reported|felt|agreed|answered)\b/i;
/** The shares of two groups side by side, and a test: a paper gives them of those whom it asked. "(55% of women, 42% of men)" */
const OWN_COUNTED = /\([^()]*\d\s?%[^()]*\d\s?%[^()]*\)|\bsignificant(?:ly)? (?:increase|decrease|differen|higher|lower|larger|smaller)/i;
/** A note under a table, and what compares with others: "Means with different letters differ", "similar to that found in Goiânia". */
const BESIDE =
  /^(?:means|values|rows|columns|numbers|letters) (?:with|in|sharing|followed|marked)\b|\b(?:similar to (?:that|those|what)|resembling|comparable (?:to|with) (?:that|those)) |^for (?:example|instance)\b/i;

/** A text of more sentences is no abstract. */
const LONG = 60;

/** The sentences whose figures are findings of a paper, in its order: at most `max`, the most telling ones. */
export function findingSentences(document: TextDocument, max: number, scores: ReadonlyMap<Sentence, number>): readonly Sentence[] {
  const sections = sectionsOf(document);
  const reports = reportingParts(sections);
  // Without main sections, what others found may stand anywhere in a long text.
  const mixed = document.sentences.length > LONG && sections.every((section) => section === undefined);
  const seen = new Set<string>();
  return sentenceRoles(document)
    .flatMap(({ sentence, role, score }) => {
      const { text } = sentence;
      const isItem = document.blocks[sentence.block]?.kind === 'item';
      if (!OWN.has(role) || !/\d/.test(text) || !(scores.has(sentence) || isItem) || !reports.has(sentence.part)) return [];
      if (NOT_OWN.test(text) || !(COMPARES.test(text) || REPORTED.test(text))) return [];
      const figures = findingFigures(document, sentence);
      if (figures.length === 0 || isNoFinding(isItem ? capitalised(text) : text)) return [];
      if (citesSource(document, sentence) || BESIDE.test(text)) return [];
      if ((sections[sentence.part] === 'discussion' || mixed) && !OWN_DISCUSSED.test(text) && !(mixed && OWN_COUNTED.test(text))) return [];
      const words = figures.map(([at, length]) => document.raw.slice(sentence.start + at, sentence.start + at + length));
      const key = words.join('|');
      // The abstract and the results give the same figures; the first place is enough.
      if (seen.has(key)) return [];
      seen.add(key);
      const worth =
        score +
        (STRONG.test(words.join(' ')) ? 3 : 0) +
        (COMPARES.test(sentence.text) ? 2 : 0) +
        (scores.get(sentence) ?? 0) +
        weighResult(sentence.text);
      return [{ sentence, worth }];
    })
    .filter(
      ({ sentence: { text } }, _, all) => !all.some(({ sentence }) => sentence.text.length > text.length && sentence.text.endsWith(text)),
    )
    .sort((one, other) => other.worth - one.worth || one.sentence.start - other.sentence.start)
    .slice(0, max)
    .map(({ sentence }) => sentence)
    .sort((one, other) => Number(isNullResult(one.text)) - Number(isNullResult(other.text)) || one.start - other.start);
}

/** A note begins with a small letter, and is not the rest of a sentence that a page has cut. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const REPORTS: ReadonlySet<Section | undefined> = new Set(['abstract', 'results', 'discussion']);

/** The indices of the parts that report findings: all parts of a text without sections, such as an abstract. */
function reportingParts(sections: readonly (Section | undefined)[]): ReadonlySet<number> {
  const sectioned = sections.some((section) => section === 'results' || section === 'discussion');
  return new Set(sections.flatMap((section, at) => (!sectioned || REPORTS.has(section) ? [at] : [])));
}
