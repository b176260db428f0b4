import type { TextGenerator, Tool } from '@marginalia/engine';
import { useForm } from '@tanstack/react-form';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { useLive } from './use-live.ts';
import type { InvalidInput, ToolRun } from './use-tool-run.ts';

interface ToolFormProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly generator: TextGenerator;
  readonly invalid: InvalidInput | undefined;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
  /** Folded to one line, on narrow screens once a run has started. */
  readonly folded: boolean;
  readonly started: boolean;
  readonly onFold: (folded: boolean) => void;
}

/** The form of any tool, made of its definition. */
export function ToolForm({ tool, run, generator, invalid, onSubmit, folded, started, onFold }: ToolFormProps) {
  const id = useId();
  const live = useLive();
  const busy = useSelector(run, (snapshot) => snapshot.matches('busy'));
  const { screen } = tool.definition;
  // The machine judges the values once more and says the tool's sentence, so both ways lead to it.
  const submit = ({ value }: { readonly value: Record<string, string> }): void => onSubmit(value);
  const form = useForm({
    defaultValues: Object.fromEntries(tool.fields.map((field) => [field.name, field.initial])),
    validators: { onSubmit: tool },
    canSubmitWhenInvalid: true,
    onSubmit: submit,
    onSubmitInvalid: submit,
  });
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
    const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.target instanceof HTMLTextAreaElement;
    if (wanted && !event.nativeEvent.isComposing && !event.repeat) event.currentTarget.requestSubmit();
  };

  return (
    <form
      aria-labelledby={`${id}-heading`}
      autoComplete="off"
      className="m-form m-card"
      data-folded={folded}
      noValidate
      onKeyDown={submitByKey}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <div className="m-card__head">
        <h2 className="m-card__title" id={`${id}-heading`}>
          {screen.heading}
        </h2>
        {started && (
          <button
            aria-controls={`${id}-body`}
            aria-expanded={!folded}
            className="m-form__fold"
            onClick={() => onFold(!folded)}
            type="button"
          >
            {folded ? 'Show' : 'Hide'}
            <Icon name="chevron-down" size={16} />
          </button>
        )}
      </div>
      <fieldset className="m-form__body" disabled={!live} id={`${id}-body`}>
        <div className="m-form__fields">
          {invalid && <ErrorSummary idPrefix={id} invalid={invalid} />}
          {tool.fields.map((field) => (
            <form.Field key={field.name} name={field.name}>
              {({ state, handleChange }) => (
                <FormField
                  busy={busy}
                  error={state.meta.errors[0]?.message}
                  field={field}
                  id={`${id}-${field.name}`}
                  onChange={handleChange}
                  value={state.value ?? ''}
                />
              )}
            </form.Field>
          ))}
        </div>
        <div className="m-form__foot">
          <p className="m-form__runs">
            <span aria-hidden="true" className="m-dot" />
            {generator.capabilities.location === 'device' ? 'Runs on this device' : `Written by ${generator.label}`}
          </p>
          <Button busy={busy} full size="lg" type="submit" variant="primary">
            {busy ? screen.busy : screen.button}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
