import type { Result, Tool } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';
import type { TypedForm } from '../form-fields.ts';
import { useChangedForm } from './use-changed-form.ts';
import './kept/kept.css';

interface OlderFormProps {
  readonly tool: Tool;
  readonly result: Result;
  /** The form beside the result, once it is on the page. */
  readonly form: () => TypedForm | undefined;
}

/** Says that the form has changed since the result was made from it. */
export function OlderForm({ tool, result: { values }, form }: OlderFormProps) {
  const { isChanged } = useChangedForm(tool, values, form());
  if (!isChanged) return null;
  return (
    <p className="m-kept">
      <Icon name="history" size={16} /> Made from an earlier version of your form.
    </p>
  );
}
