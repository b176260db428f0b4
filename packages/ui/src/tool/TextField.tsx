import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './text-guard.ts';

export function TextField(props: ControlProps) {
  const guard = useTextGuard(props);
  return <input {...controlAttributes(props)} {...guard} placeholder={props.field.placeholder} readOnly={props.readOnly} type="text" />;
}
