import { type ControlProps, controlAttributes } from './field-props.ts';

/** The date input of the browser, which shows the day in the person's own form and gives it as 2026-12-14. */
export function DateField(props: ControlProps) {
  const { readOnly, text } = props;
  return <input {...controlAttributes(props)} onChange={(event) => text.set(event.currentTarget.value)} readOnly={readOnly} type="date" />;
}
