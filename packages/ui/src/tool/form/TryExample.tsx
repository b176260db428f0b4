import type { Tool, Values } from '@marginalia/engine';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';

interface TryExampleProps {
  readonly tool: Tool;
  readonly disabled: boolean;
  readonly onFill: (values: Values) => void;
}

/** Fills the form with an example of the definition, each time with the next one. Focus goes to the button that runs the tool. */
export function TryExample({ tool, disabled, onFill }: TryExampleProps) {
  const next = useRef(0);
  const [filled, setFilled] = useState('');
  const [isMissing, setMissing] = useState(false);
  const fill = async (form: HTMLFormElement | null): Promise<void> => {
    const { examples } = (await tool.whole()).definition;
    const example = examples[next.current % examples.length] ?? examples[0];
    next.current += 1;
    onFill(tool.check(example.values).values);
    setFilled(`Example filled in: ${example.name}`);
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };
  const tryNext = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    fill(form).then(
      () => setMissing(false),
      () => setMissing(true),
    );
  };
  return (
    <>
      <Button disabled={disabled} onClick={tryNext} size="sm">
        <Icon name="play" size={16} />
        Try an example
      </Button>
      {isMissing && <span role="alert">The example did not arrive. Check your connection, then try again.</span>}
      <VisuallyHidden>
        <span aria-live="polite">{filled}</span>
      </VisuallyHidden>
    </>
  );
}

/** The field that an example shows best: the largest text area, or else the first field. */
export function largestField({ fields }: Tool): string | undefined {
  const [largest] = fields.filter(({ rows }) => rows !== undefined).sort((one, other) => (other.rows ?? 0) - (one.rows ?? 0));
  return (largest ?? fields[0])?.name;
}
