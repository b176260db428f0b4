import type { Field, Notice, Ports, Tool } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useId, useImperativeHandle, useRef } from 'react';
import { useHydrated } from '../../basics/use-hydrated.ts';
import type { NoticeAction } from '../../notices/ToastRegion.tsx';
import { formFields } from '../form-fields.ts';
import { type ToolRun, useToolRunState } from '../run/use-tool-run.tsx';
import { DraftLine } from './DraftLine.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { FormFold } from './FormFold.tsx';
import { FormFoot } from './FormFoot.tsx';
import { DropTarget } from './files/DropTarget.tsx';
import { useFormFiles } from './files/use-form-files.tsx';
import { submitByKey } from './submit-by-key.ts';
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
  /** Shows a toast. */
  readonly onNotice: (notice: Notice, action?: NoticeAction) => void;
}

/** The form of a tool, rendered from its definition. A valid submit passes the checked values to the run. */
export function ToolForm({ tool, run, ports, resultHeading, onNotice }: ToolFormProps) {
  const { actor, prepare, submit } = run;
  const hydrated = useHydrated();
  const state = useToolRunState(actor);
  const busy = state === 'busy';
  const waits = useSelector(actor, (snapshot) => snapshot?.matches({ busy: 'handover' })) === true;
  const busyState = busy ? (waits ? 'waits' : 'writes') : undefined;
  const { folded, setFolded, hasRun } = useFold(state, resultHeading);
  const prefix = useId();
  const idOf = (name: string): string => `${prefix}${name}`;
  const form = useToolForm(tool, submit);
  const { texts, submit: submitForm, invalid, errors } = form;
  const element = useRef<HTMLFormElement>(null);
  const { marks, language } = useNeeds(run, state);
  const shown = useShownFields(tool, form);
  const largest = largestField(tool);
  const draft = useToolDraft({ tool, run, ports, form, element, onNotice });
  const files = useFormFiles({ ports, slug: tool.slug, form, element, fields: busy || !hydrated ? [] : shown });
  useImperativeHandle(run.fields, () => ({ ...formFields(element), fill: draft.replace, form }));
  useArrival({ tool, run, ports, element, values: form.values, replace: draft.replace, submit: submitForm });

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
        data-busy={busyState}
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
          <FormFoot line={ports.generators.getSnapshot().line} run={run} state={busyState} tool={tool} />
        </fieldset>
      </form>
    </div>
  );
}
