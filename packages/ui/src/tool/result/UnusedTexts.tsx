import { numberText, type Result, type Tool } from '@marginalia/engine';
import { useMemo, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import type { FormFields } from '../form-fields.ts';
import { linesOfUnused } from './unused-lines.ts';

interface UnusedTextsProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly onShow: FormFields['show'];
}

/** The most passages that are listed before a person asks for all. */
const MOST_LISTED = 8;

/** The lines of the form that the result does not use, each with its reason and a button that selects it in the form. */
export function UnusedTexts({ tool, result, onShow }: UnusedTextsProps) {
  const { lines, unused, all, hasEmpty, hasParts } = useMemo(() => linesOfUnused(result), [result]);
  const [whole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const several = new Set(lines.map(({ field }) => field)).size > 1;
  const labelOf = (name: string): string => tool.fields.find((field) => field.name === name)?.label ?? name;
  return (
    <div className="m-unused">
      <h3 className="m-unused__title">
        What I could not use{' '}
        <span className="m-unused__count">
          {hasParts && 'in '}
          {numberText(unused)} of {numberText(all)} {all === 1 ? 'line' : 'lines'}
        </span>
      </h3>
      <p className="m-unused__text">
        The result has no place for these {hasParts ? 'words' : 'lines'}, for the reason beside each. Write them in another way if they
        matter. Text that was read and not chosen is not listed here.{hasEmpty && ' Empty lines are not counted.'}
      </p>
      <ul className="m-unused__list">
        {lines.slice(0, whole ? lines.length : MOST_LISTED).map(({ field, start, end, line, last, words, reason }) => {
          const numbers = last === line ? `line ${numberText(line)}` : `lines ${numberText(line)} to ${numberText(last)}`;
          const place = `${several ? `${labelOf(field)}, ` : ''}${numbers}`;
          return (
            <li className="m-unused__item" key={`${field}-${start}-${end}-${reason}`}>
              <span className="m-unused__place">{place}</span>
              <span className="m-unused__words">
                <bdi lang={result.language}>{words}</bdi>
                <span className="m-unused__reason">{reason}</span>
              </span>
              <button
                aria-label={`Show ${place}`}
                className="m-link-button"
                onClick={() => onShow(field, { start, end }, result.values[field])}
                type="button"
              >
                Show
              </button>
            </li>
          );
        })}
      </ul>
      {!whole && lines.length > MOST_LISTED && (
        <Button onClick={() => setWhole(true)} size="sm">
          Show all {numberText(lines.length)}
        </Button>
      )}
    </div>
  );
}
