import { Icon } from '../../basics/Icon.tsx';
import { type ControlProps, controlAttributes } from './field-props.ts';

/** A native select. Without a default it starts with an empty placeholder option. */
export function SelectField(props: ControlProps) {
  const { field, text } = props;
  return (
    <span className="m-field__select">
      <select {...controlAttributes(props)} onChange={(event) => text.set(event.currentTarget.value)}>
        {field.initial === '' && <option value="">Select …</option>}
        {field.options.map((option) => (
          <option key={option.const} value={option.const}>
            {option.title}
          </option>
        ))}
      </select>
      <Icon className="m-field__chevron" name="chevron-down" />
    </span>
  );
}
