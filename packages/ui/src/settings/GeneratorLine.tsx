import type { MouseEvent } from 'react';
import { useGenerator } from './use-generator.ts';
import './generator-line.css';

/** Over the button of a tool: what will write the result and where the text goes, before it goes there; and the way to change it. */
export function GeneratorLine({ alone }: { /** What it says in a host that has but one generator. */ readonly alone: string }) {
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
