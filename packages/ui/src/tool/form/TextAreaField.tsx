import { type ControlProps, controlAttributes } from './field-props.ts';
import { textGuard } from './text-guard.ts';

export function TextAreaField(props: ControlProps) {
  const { field, language, readOnly } = props;
  return (
    <textarea
      {...controlAttributes(props)}
      {...textGuard(props)}
      lang={language}
      placeholder={field.placeholder}
      readOnly={readOnly}
      rows={field.rows}
    />
  );
}
