import { Icon } from '../../../basics/Icon.tsx';
import { type ControlProps, controlAttributes } from './field-props.ts';

/**
 * A native select. Without a default it starts with an empty placeholder option. A select knows no `readonly`, and a disabled one would
 * lose focus: one that is read-only goes back to its text.
 */
export function SelectField(props: ControlProps) {
  const { field, readOnly, text } = props;
  return (
    <span className="m-field__select">
      <select
        {...controlAttributes(props)}
        aria-readonly={readOnly || undefined}
        onChange={({ currentTarget }) => {
          if (readOnly) currentTarget.value = text.get();
          else text.set(currentTarget.value);
        }}
      >
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
