import { type KeptResult, numberText } from '@marginalia/engine';
import { useId, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { longestMaterial } from '../result/shared-material.ts';
import { UseMaterial } from '../result/UseMaterial.tsx';
import { EarlierResults } from './kept/EarlierResults.tsx';
import type { RunView } from './run-view.ts';
import './result-more.css';

/** The row under a result: its material for another tool, and the earlier results of this one. */
export function ResultMore({ view }: { readonly view: RunView }) {
  const { tool, ports, shown, others, loadTools, onKept, onOutcome } = view;
  const id = useId();
  const [open, setOpen] = useState(false);
  const material = shown && longestMaterial(tool, shown.values);
  const canUse = loadTools !== undefined && material !== undefined;
  if (!canUse && others.length === 0) return null;
  const choose = (record: KeptResult): void => {
    setOpen(false);
    onKept('show', record);
  };
  return (
    <div className="m-more">
      <div className="m-more__row">
        {canUse && <UseMaterial loadTools={loadTools} material={material} onOutcome={onOutcome} ports={ports} tool={tool} />}
        {others.length > 0 && (
          <Button
            aria-controls={open ? id : undefined}
            aria-expanded={open}
            className="m-more__earlier"
            icon="history"
            onClick={() => setOpen(!open)}
            size="sm"
            variant="ghost"
          >
            Earlier results
            <span aria-hidden="true" className="m-more__count">
              {numberText(others.length)}
            </span>
          </Button>
        )}
      </div>
      {open && <EarlierResults {...view} id={id} onChoose={choose} />}
    </div>
  );
}
