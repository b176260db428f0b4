import { numberOf } from '@marginalia/engine';
import type { FactKind, ForeignFact } from '@marginalia/engine/comparison';
import type { FieldPlace } from '@marginalia/engine/sources';
import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
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
/** The most facts that are listed before a person asks for all. */
const MOST = 8;
const LONGEST_PASSAGE = 160;

/**
 * A list of doubts about a model's text: statements that the form does not have, each with the nearest passage of the form; figures that
 * come out otherwise when computed; and words that two sections share.
 */
export function NotInMaterial({ sources, values, lit, onShow }: NotInMaterialProps) {
  const { foreign, recomputed, repeated, lines, nameOf } = sources;
  const [whole, setWhole] = useState(false);
  if (foreign.length === 0 && recomputed.length === 0 && repeated.length === 0) return null;
  const touched = new Set(foreign.map(({ line }) => line)).size;
  const nearest = ({ nearest: place }: ForeignFact): string =>
    place === undefined
      ? 'Nothing in your text is near it.'
      : `Your text has near it: “${passageOf(values, place)}”, ${nameOf(place).short}`;
  return (
    <div className="m-foreign-list">
      {foreign.length > 0 && (
        <>
          <h3 className="m-unused__title">
            <Icon name="circle-dashed" size={16} /> Not in your material{' '}
            <span className="m-unused__count">
              {touched} of {lines} {lines === 1 ? 'line' : 'lines'}
            </span>
          </h3>
          <p className="m-unused__text">
            The model added these from elsewhere. They may well be right; your text does not say so. Look them up before you use them.
          </p>
          <ul className="m-unused__list">
            {foreign.slice(0, whole ? foreign.length : MOST).map((fact) => (
              <li className="m-unused__item" data-lit={lit.includes(fact.line) || undefined} key={fact.start}>
                <span className="m-unused__place">{KINDS[fact.kind]}</span>
                <span className="m-unused__words">
                  <bdi>{fact.words}</bdi>
                  <span className="m-unused__reason">{nearest(fact)}</span>
                </span>
                <button
                  aria-label={`Show ${fact.words}${fact.section === undefined ? '' : ` in ${fact.section}`}`}
                  className="m-link-button"
                  onClick={() => onShow(fact.line)}
                  type="button"
                >
                  {fact.section === undefined ? 'Show' : `Show in ${fact.section}`}
                </button>
              </li>
            ))}
          </ul>
          {!whole && foreign.length > MOST && (
            <Button onClick={() => setWhole(true)} size="sm">
              Show all {foreign.length}
            </Button>
          )}
        </>
      )}
      {recomputed.length > 0 && (
        <>
          <h3 className="m-unused__title">Computed again</h3>
          <ul className="m-unused__list">
            {recomputed.map(({ words, result, start }) => (
              <li className="m-unused__item" key={start}>
                <span className="m-unused__place">In the text</span>
                <span className="m-unused__words">
                  <bdi>{words}</bdi>
                  <span className="m-unused__reason">{result}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {repeated.length > 0 && (
        <>
          <h3 className="m-unused__title">
            Said twice <span className="m-unused__count">{numberOf(repeated.length)}</span>
          </h3>
          <ul className="m-unused__list">
            {repeated.slice(0, whole ? repeated.length : MOST).map(({ words, start, line, first }) => (
              <li className="m-unused__item" data-lit={lit.includes(line) || undefined} key={start}>
                <span className="m-unused__place">In two sections</span>
                <span className="m-unused__words">
                  <bdi>{words}</bdi>
                </span>
                <button
                  aria-label={`Show where it stands first: ${words}`}
                  className="m-link-button"
                  onClick={() => onShow(first)}
                  type="button"
                >
                  Show
                </button>
              </li>
            ))}
          </ul>
          {!whole && repeated.length > MOST && (
            <Button onClick={() => setWhole(true)} size="sm">
              Show all {repeated.length}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function passageOf(values: NotInMaterialProps['values'], { field, start, end }: FieldPlace): string {
  const words = (values[field] ?? '').slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > LONGEST_PASSAGE ? `${words.slice(0, LONGEST_PASSAGE).trimEnd()} …` : words;
}
