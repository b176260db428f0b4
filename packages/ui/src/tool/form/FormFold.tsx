import type { Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { Icon } from '../../basics/Icon.tsx';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';
import type { ToolActor } from '../tool-state.ts';
import { formSummary } from './form-summary.ts';

interface FormFoldProps {
  readonly tool: Tool;
  readonly actor: ToolActor;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

/**
 * Folds the form to one line on a narrow screen; a wide screen does not show this element. The form is not a child of it: CSS hides
 * the form while this element is closed, so that folding never unmounts the form.
 */
export function FormFold({ tool, actor, folded, onFold }: FormFoldProps) {
  const values = useSelector(actor, (snapshot) => snapshot.context.values);
  const { long, short } = formSummary(tool, values);
  return (
    <details className="m-tool-form__fold" onToggle={(event) => onFold(!event.currentTarget.open)} open={!folded}>
      <summary className="m-tool-form__summary">
        <VisuallyHidden>Show the form: </VisuallyHidden>
        <bdi className="m-tool-form__said">{long}</bdi>
        <bdi className="m-tool-form__said m-tool-form__said--short">{short}</bdi>
        <Icon className="m-tool-form__chevron" name="chevron-down" />
      </summary>
    </details>
  );
}
