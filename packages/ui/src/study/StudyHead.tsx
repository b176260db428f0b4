import { numberText } from '@marginalia/engine';
import { memo } from 'react';
import { Button } from '../basics/Button.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { Kbd } from '../basics/Kbd.tsx';
import type { CardStep } from './steps.ts';

interface StudyHeadProps {
  readonly name: string;
  readonly steps: readonly CardStep[];
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Absent while no card is shown. */
  readonly onEdit?: (() => void) | undefined;
  readonly onEnd: () => void;
}

/** The row over the cards: the name of the deck, the progress, and the actions on the session. */
export function StudyHead({ name, steps, canUndo, onUndo, onEdit, onEnd }: StudyHeadProps) {
  const at = steps.indexOf('current');
  const back = steps.filter((step) => step === 'back').length;
  return (
    <header className="m-study__head">
      <div className="m-study__side">
        <IconButton aria-keyshortcuts="Escape" icon="x" label="End session" onClick={onEnd} tooltip="End session" />
        <h2 className="m-study__name" dir="auto">
          {name}
        </h2>
      </div>
      <p className="m-study__progress">
        <strong>
          {numberText(at === -1 ? steps.length : at + 1)} of {numberText(steps.length)}
        </strong>
        {(at === -1 || back > 0) && <span className="m-study__dot"> · </span>}
        {at === -1 ? <span>session done</span> : back > 0 && <span>{back === 1 ? '1 comes back' : `${numberText(back)} come back`}</span>}
      </p>
      <div className="m-study__side m-study__side--end">
        <Button aria-disabled={!canUndo} aria-keyshortcuts="z" icon="undo" onClick={onUndo} size="sm" variant="ghost">
          Undo <Kbd>Z</Kbd>
        </Button>
        {onEdit && (
          <Button aria-keyshortcuts="e" icon="pencil" onClick={onEdit} size="sm" variant="ghost">
            Edit <Kbd>E</Kbd>
          </Button>
        )}
      </div>
    </header>
  );
}

/** One segment a card. Colour and shape show its state; the row above says it in words. */
export const Segments = memo(function Segments({ steps }: { readonly steps: readonly CardStep[] }) {
  return (
    <div aria-hidden="true" className="m-study__segments" data-dense={steps.length > 40 || undefined}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cards never changes.
        <span className="m-study__segment" data-step={step} key={index} />
      ))}
    </div>
  );
}, isSame);

function isSame({ steps }: { readonly steps: readonly CardStep[] }, next: { readonly steps: readonly CardStep[] }): boolean {
  return steps.length === next.steps.length && steps.every((step, index) => step === next.steps[index]);
}
