import type { Field, Ports, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { useHydrated } from '../../basics/use-hydrated.ts';
import { GeneratorLine } from '../../settings/GeneratorLine.tsx';
import { formFields } from '../form-fields.ts';
import { type ToolRun, useToolRunState } from '../run/use-tool-run.tsx';
import type { ToolActor } from '../tool-state.ts';
import { DraftLine } from './DraftLine.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { FormFold } from './FormFold.tsx';
import { DropTarget } from './files/DropTarget.tsx';
import { useFormFiles } from './files/use-form-files.tsx';
import { largestField, TryExample } from './TryExample.tsx';
import { useArrival } from './use-arrival.ts';
import { useFold } from './use-fold.ts';
import { useNeeds } from './use-needs.ts';
import { useToolDraft } from './use-tool-draft.ts';
import { type FieldText, useShownFields, useToolForm } from './use-tool-form.ts';

interface ToolFormProps {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  /** The element that takes focus when the form folds. */
  readonly resultHeading: RefObject<HTMLElement | null>;
}

/** The form of a tool, rendered from its definition. A valid submit passes the checked values to the run. */
export function ToolForm({ tool, run, ports, resultHeading }: ToolFormProps) {
  const { actor, prepare, submit } = run;
  const hydrated = useHydrated();
  const state = useToolRunState(actor);
  const busy = state === 'busy';
  const waits = useSelector(actor, (snapshot) => snapshot?.matches({ busy: 'handover' })) === true;
  const { folded, setFolded, hasRun } = useFold(state, resultHeading);
  const prefix = useId();
  const idOf = (name: string): string => `${prefix}${name}`;
  const form = useToolForm(tool, submit);
  const { texts, submit: submitForm, invalid, errors } = form;
  const element = useRef<HTMLFormElement>(null);
  const { marks, language } = useNeeds(run, state);
  const shown = useShownFields(tool, form);
  const largest = largestField(tool);
  const draft = useToolDraft({ tool, run, ports, form, element });
  const files = useFormFiles({ ports, slug: tool.slug, form, element, fields: busy || !hydrated ? [] : shown });
  useImperativeHandle(run.fields, () => ({ ...formFields(element), fill: draft.replace, form }));
  useArrival({ tool, run, ports, element, replace: draft.replace, submit: submitForm });

  const actionsOf = (field: Field): ReactNode => {
    const add = files.buttonOf(field, busy);
    if (field.name !== largest) return add;
    return (
      <>
        {add}
        <TryExample disabled={busy} onFill={draft.replace} tool={tool} />
      </>
    );
  };

  return (
    <div className="m-tool-form">
      <div className="m-tool-form__head">
        <h2 className="m-tool-form__title">{tool.definition.screen.heading}</h2>
        {hasRun && actor && <FormFold actor={actor} folded={folded} onFold={setFolded} tool={tool} />}
      </div>
      {draft.left && !busy && <DraftLine at={draft.left.at} now={ports.clock.now()} onDiscard={draft.discard} onRestore={draft.restore} />}
      <form
        autoComplete="off"
        className="m-tool-form__form"
        data-busy={busy ? (waits ? 'waits' : 'writes') : undefined}
        noValidate
        {...files.handlers}
        onFocus={prepare}
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.preventDefault();
          submitForm();
        }}
        ref={element}
      >
        {files.over && <DropTarget field={files.over} />}
        <fieldset className="m-tool-form__set" disabled={!hydrated}>
          <div className="m-tool-form__fields">
            {invalid && <ErrorSummary idOf={idOf} invalid={invalid} />}
            {tool.fields.map((field) => (
              <FormField
                actions={actionsOf(field)}
                error={errors[field.name]}
                field={field}
                files={files.cardOf(field)}
                hidden={!shown.includes(field)}
                id={idOf(field.name)}
                key={field.name}
                language={language}
                mark={marks[field.name]}
                marks={run.marks}
                readOnly={busy}
                text={texts[field.name] as FieldText}
                unkept={draft.unkept === field.name}
              />
            ))}
          </div>
          <div className="m-tool-form__foot">
            <GeneratorLine fallback={ports.generators.getSnapshot().line} />
            <Button
              aria-disabled={waits || undefined}
              busy={busy && !waits}
              full
              size="lg"
              type="submit"
              variant={waits ? 'secondary' : 'primary'}
            >
              {busy && !waits ? tool.definition.screen.busy : tool.definition.screen.button}
            </Button>
            {busy && !waits && actor && <SectionProgress actor={actor} tool={tool} />}
          </div>
        </fieldset>
      </form>
    </div>
  );
}

/** The current section of a long document, and how many sections are finished. */
function SectionProgress({ actor, tool }: { readonly actor: ToolActor; readonly tool: Tool }) {
  const progress = useSelector(actor, (snapshot) => snapshot.context.progress);
  if (tool.definition.target === undefined || !progress) return null;
  return (
    <p className="m-tool-form__section">
      {progress.title}, {progress.index - 1} of {progress.count} done
    </p>
  );
}

/** Ctrl or Cmd with Enter submits from a text area. A held key submits once, and an Enter that ends an IME composition does not submit. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter') return;
  const inTextArea = target instanceof HTMLTextAreaElement;
  // Key code 229: Safari fires the Enter that ends a composition after `compositionend`, when `isComposing` is false again.
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (inTextArea && (composing || !(event.ctrlKey || event.metaKey))) return;
  if (composing || event.repeat) event.preventDefault();
  else if (inTextArea) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
