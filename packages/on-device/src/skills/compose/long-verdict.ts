import type { SkillLack } from '../../lack.ts';
import { noText } from '../../lib/text/no-text.ts';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { computed } from '../../spans.ts';
import { sayLack, UNUSED, type UnusedReason } from './phrases.ts';
import { fieldPartsOf, placementOf, quotedFields } from './placement.ts';

/** The reasons for which a line is left out without a loss to the report. */
const HARMLESS: ReadonlySet<UnusedReason> = new Set(['heading', 'title', 'repeated']);
/** A text with fewer words than the first cannot be sorted into sections; one with fewer than the second leaves most sections empty. */
const FEWEST_WORDS = 12;
const FEW_WORDS = 40;
/** If each line has fewer words, none is a sentence. */
const FEWEST_IN_ONE = 5;

/** The lacks and unused text of a long document, which only its first section with sentences reports; undefined if there are none. */
export function longVerdict({ section, sections, ...rest }: SkillContext): Omit<SkillOutput, 'lines'> | undefined {
  const context = { section, sections, ...rest };
  const fields = quotedFields(sections);
  const first = sections.find((other) => other.order === 'body' && fields.some((field) => fieldPartsOf(other, field).length > 0));
  if (first?.id !== section.id) return undefined;
  const verdicts = fields.flatMap((field) => {
    const document = context.wholeDocument(field);
    const { passages, unplaced } = placementOf(document, context);
    const words = passages.reduce((sum, { unit }) => sum + unit.words, 0);
    const unused = unplaced.map(({ start, end, why }) => ({ field, start, end, reason: UNUSED[why] }));
    const none = noText(document.value);
    const told = computed(document.words === 1 ? '1 word' : `${document.words} words`, 'words');
    const lacks: SkillLack[] =
      words < FEWEST_WORDS || none !== undefined || passages.every(({ unit }) => unit.words < FEWEST_IN_ONE)
        ? [
            {
              grade: 'needs-more',
              field,
              reason: none ?? sayLack('nothing', { words: told }),
            },
          ]
        : unplaced.some(({ why }) => !HARMLESS.has(why))
          ? [{ grade: 'partial', field, reason: sayLack('unused') }]
          : words < FEW_WORDS
            ? [{ grade: 'partial', field, reason: sayLack('few', { words: told }) }]
            : [];
    return lacks.length + unused.length > 0 ? [{ lacks, unused }] : [];
  });
  return verdicts.length === 0
    ? undefined
    : { lacks: verdicts.flatMap(({ lacks }) => lacks), unused: verdicts.flatMap(({ unused }) => unused) };
}
