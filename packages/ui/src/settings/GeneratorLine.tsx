import type { MouseEvent } from 'react';
import { useGenerator } from './use-generator.ts';
import './generator-line.css';

/** The line over a tool's button: which generator will write, where the text goes, and a button to change that. */
export function GeneratorLine({ alone }: { /** Its words in a host with one generator. */ readonly alone: string }) {
  const generator = useGenerator();
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // Safari gives a pressed button no focus; a dialog gives the focus back to what had it.
    currentTarget.focus();
    generator?.port.openSettings();
  };
  return (
    <div className="m-tool-form__generator">
      <span aria-hidden="true" className="m-dot" data-state={generator?.status.state} />
      <p className="m-generator-line__words">{generator?.status.line ?? alone}</p>
      {generator && (
        <button aria-haspopup="dialog" className="m-generator-line__change" onClick={open} type="button">
          Change
        </button>
      )}
    </div>
  );
}
