import { type ControlProps, controlAttributes } from './field-props.ts';
import { textGuard } from './text-guard.ts';

export function TextField(props: ControlProps) {
  return (
    <input
      {...controlAttributes(props)}
      {...textGuard(props)}
      placeholder={props.field.placeholder}
      readOnly={props.readOnly}
      type="text"
    />
  );
}
