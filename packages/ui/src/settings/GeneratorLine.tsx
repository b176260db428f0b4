import type { MouseEvent } from 'react';
import { useGenerator } from './use-generator.ts';
import './generator-line.css';

/** The line above a tool's button: which generator will write, where the text goes, and a button that opens Settings. */
export function GeneratorLine({
  fallback,
}: {
  /** The sentence to show in a host that has only one generator. */ readonly fallback: string;
}) {
  const generator = useGenerator();
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // Safari does not focus a pressed button, and the dialog restores focus to the element that had it.
    currentTarget.focus();
    generator?.port.openSettings();
  };
  return (
    <div className="m-tool-form__generator">
      <span aria-hidden="true" className="m-dot" data-state={generator?.status.state} />
      <p className="m-generator-line__words">{generator?.status.line ?? fallback}</p>
      {generator && (
        <button aria-haspopup="dialog" className="m-generator-line__change" onClick={open} type="button">
          Change
        </button>
      )}
    </div>
  );
}
