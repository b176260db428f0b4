import { useRef } from 'react';
import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './use-text-guard.ts';

export function TextField(props: ControlProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <input
      {...controlAttributes(props)}
      {...useTextGuard(input, props)}
      placeholder={props.field.placeholder}
      readOnly={props.readOnly}
      ref={input}
      type="text"
    />
  );
}
