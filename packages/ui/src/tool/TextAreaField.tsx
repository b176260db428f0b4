import { type ControlProps, controlAttributes } from './field-props.ts';
import { useTextGuard } from './text-guard.ts';

export function TextAreaField(props: ControlProps) {
  const guard = useTextGuard(props);
  const { field, readOnly } = props;
  return <textarea {...controlAttributes(props)} {...guard} placeholder={field.placeholder} readOnly={readOnly} rows={field.rows} />;
}
