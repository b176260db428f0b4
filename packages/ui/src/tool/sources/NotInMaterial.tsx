import { numberText } from '@marginalia/engine';
import type { FactKind, ForeignFact } from '@marginalia/engine/comparison';
import type { FieldPlace } from '@marginalia/engine/sources';
import { Icon } from '../../basics/Icon.tsx';
import { DoubtList } from './DoubtList.tsx';
import type { ResultSources } from './result-sources.ts';

interface NotInMaterialProps {
  readonly sources: ResultSources;
  /** The form of the result. */
  readonly values: Readonly<Record<string, string>>;
  /** The lit lines of the result. */
  readonly lit: readonly number[];
  /** Shows a line of the result. */
  readonly onShow: (line: number) => void;
}

const KINDS: Readonly<Record<FactKind, string>> = {
  number: 'Number',
  date: 'Date',
  name: 'Name',
  quote: 'Quotation',
  reference: 'Reference',
  item: 'Item',
};
const LONGEST_PASSAGE = 160;

/**
 * A list of doubts about a model's text: statements that the form does not have, each with the nearest passage of the form; figures that
 * come out otherwise when computed; and words that two sections share.
 */
export function NotInMaterial({ sources, values, lit, onShow }: NotInMaterialProps) {
  const { foreign, recomputed, repeated, lines, nameOf } = sources;
  if (foreign.length === 0 && recomputed.length === 0 && repeated.length === 0) return null;
  const touched = new Set(foreign.map(({ line }) => line)).size;
  const nearest = ({ nearest: place }: ForeignFact): string =>
    place === undefined
      ? 'Nothing in your text is near it.'
      : `Your text has near it: “${passageOf(values, place)}”, ${nameOf(place).short}`;
  return (
    <div className="m-foreign-list">
      <DoubtList
        doubts={foreign.map((fact) => {
          const where = fact.section === undefined ? '' : ` in ${fact.section}`;
          const show = { text: `Show${where}`, label: `Show ${fact.words}${where}`, run: () => onShow(fact.line) };
          return { ...fact, kind: KINDS[fact.kind], reason: nearest(fact), isLit: lit.includes(fact.line), show };
        })}
        note="The model added these from elsewhere. They may well be right; your text does not say so. Look them up before you use them."
      >
        <Icon name="circle-dashed" size={16} /> Not in your material{' '}
        <span className="m-unused__count">
          {touched} of {lines} {lines === 1 ? 'line' : 'lines'}
        </span>
      </DoubtList>
      <DoubtList doubts={recomputed.map(({ result, ...found }) => ({ ...found, kind: 'In the text', reason: result }))}>
        Computed again
      </DoubtList>
      <DoubtList
        doubts={repeated.map(({ words, start, line, first }) => {
          const show = { text: 'Show', label: `Show where it stands first: ${words}`, run: () => onShow(first) };
          return { words, start, kind: 'In two sections', isLit: lit.includes(line), show };
        })}
      >
        Said twice <span className="m-unused__count">{numberText(repeated.length)}</span>
      </DoubtList>
    </div>
  );
}

function passageOf(values: NotInMaterialProps['values'], { field, start, end }: FieldPlace): string {
  const words = (values[field] ?? '').slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > LONGEST_PASSAGE ? `${words.slice(0, LONGEST_PASSAGE).trimEnd()} …` : words;
}
