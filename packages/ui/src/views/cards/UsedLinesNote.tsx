import { numberText } from '@marginalia/engine';
import { type ReactNode, useState } from 'react';
import { counted } from '../../format/counts.ts';
import type { ViewProps } from '../view.ts';
import type { UsedLines } from './cards-of.ts';

export interface UsedLinesNoteProps extends Pick<ViewProps, 'lang' | 'onShowSource'> {
  readonly count: number;
  /** How many of the cards the student added, which come from no line. */
  readonly own: number;
  readonly lines: UsedLines | undefined;
  /** A sentence on what is left to study. */
  readonly children: ReactNode;
}

/** Says how many cards there are and from how many lines of the material, and lists the lines that no card comes from. */
export function UsedLinesNote({ count, own, lines, lang, onShowSource, children }: UsedLinesNoteProps) {
  const [open, setOpen] = useState(false);
  const others = lines?.others ?? [];
  return (
    <div className="m-cards__sum">
      <p>
        <strong>{counted(count, 'card')}</strong>
        {lines && (
          <>
            {own > 0 && `, ${numberText(own)} of them your own and the others`} from {numberText(lines.used)} of your{' '}
            {counted(lines.all, 'line')}
            {lines.hasEmpty && ', not counting those without words'}.{' '}
          </>
        )}
        {others.length > 0 && (
          <button aria-expanded={open} className="m-cards__link" onClick={() => setOpen(!open)} type="button">
            See the {counted(others.length, 'line')} without a card
          </button>
        )}{' '}
        {children}
      </p>
      {open && (
        <ul className="m-cards__others">
          {others.map((place) => (
            <li className="m-cards__other" key={place.line}>
              <span className="m-cards__line">line {numberText(place.line)}</span>
              {onShowSource ? (
                <button className="m-cards__link" dir="auto" lang={lang} onClick={() => onShowSource(place)} type="button">
                  {place.words}
                </button>
              ) : (
                <span dir="auto" lang={lang}>
                  {place.words}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
