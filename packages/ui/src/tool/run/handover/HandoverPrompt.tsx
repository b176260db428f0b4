import { countWords, type Handover, numberText, type Ports } from '@marginalia/engine';
import { useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { FieldError } from '../../../fields/FieldFrame.tsx';
import { HandoverStep } from './HandoverStep.tsx';

interface HandoverPromptProps {
  readonly handover: Handover;
  readonly ports: Pick<Ports, 'clipboard'>;
  readonly title: string;
}

/** The first step: the prompt to read, and a button that copies it. */
export function HandoverPrompt({ handover: { prompt }, ports, title }: HandoverPromptProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'fresh' | 'copied' | 'refused'>('fresh');
  const [open, setOpen] = useState(false);
  const words = useMemo(() => countWords(prompt), [prompt]);
  const copy = (): void => {
    ports.clipboard.write(prompt).then(
      () => setState('copied'),
      () => {
        if (box.current) getSelection()?.selectAllChildren(box.current);
        setState('refused');
      },
    );
  };
  const copied = state === 'copied';
  return (
    <HandoverStep done={copied} number={1} title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
      <section aria-label="Prompt" className="m-handover__prompt" data-open={open || undefined} id={id} ref={box} tabIndex={0}>
        {prompt}
      </section>
      {state === 'refused' && (
        <div role="alert">
          <FieldError
            id={`${id}-refused`}
            text="This browser does not let the page copy. The prompt is selected: copy it with Ctrl C or Cmd C."
          />
        </div>
      )}
      <div className="m-handover__row">
        <Button icon={copied ? 'check' : 'copy'} onClick={copy} variant={copied ? 'secondary' : 'primary'}>
          {copied ? 'Copy prompt again' : 'Copy prompt'}
        </Button>
        <button
          aria-controls={id}
          aria-expanded={open}
          className="m-link-button m-handover__more"
          onClick={() => setOpen(!open)}
          type="button"
        >
          {open ? 'Show less' : `Show all ${numberText(words)} words`}
        </button>
        <span className="m-hidden" role="status">
          {copied && 'Prompt copied to clipboard'}
        </span>
      </div>
    </HandoverStep>
  );
}
