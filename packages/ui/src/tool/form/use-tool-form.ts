import { type CheckedValues, type Field, type InputCheck, type InvalidInput, shownFields, type Tool } from '@marginalia/engine';
import { useForm, useSelector } from '@tanstack/react-form';
import { useMemo, useRef, useSyncExternalStore } from 'react';

/** The text of one field. The form owns it. Its control is uncontrolled, so a change does not rerender it. */
export interface FieldText {
  get(): string;
  set(text: string): void;
  /** Calls the listener after each change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

export interface ToolFormState {
  readonly initial: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, FieldText>>;
  /** All texts by field name: the same object until one of them changes. */
  values(): Readonly<Record<string, string>>;
  subscribe(listener: () => void): () => void;
  submit(): void;
  /** The errors of the last submit, until a submit is valid. */
  readonly invalid: InvalidInput | undefined;
  /** The error message of each invalid field, until its text changes. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The state of a tool's form: texts and errors. A submit validates the texts once and passes the checked values to `onSubmit`. */
export function useToolForm(tool: Tool, onSubmit: (values: CheckedValues) => void): ToolFormState {
  const initial = useMemo(() => Object.fromEntries(tool.fields.map((field) => [field.name, field.initial])), [tool]);
  // TanStack Form passes the typed texts to `onSubmit`, not the result of the validator, so this keeps the result.
  const check = useRef<InputCheck>(undefined);
  const form = useForm({
    defaultValues: initial,
    canSubmitWhenInvalid: true,
    validators: {
      onSubmit: ({ value }: { readonly value: Readonly<Record<string, string>> }) => {
        const found = tool.check(value);
        check.current = found;
        if (found.ok) return undefined;
        const { message, issues } = found;
        return { form: { message, issues }, fields: Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message])) };
      },
    },
    onSubmit: () => {
      if (check.current?.ok) onSubmit(check.current.values);
    },
  });
  const { store } = form;
  const invalid = useSelector(store, ({ errorMap }) => errorMap.onSubmit as InvalidInput | undefined);
  const errors = useSelector(
    store,
    ({ fieldMeta }): ToolFormState['errors'] =>
      Object.fromEntries(tool.fields.map(({ name }) => [name, fieldMeta[name]?.errors[0] as string])),
    { compare: (one, other) => Object.keys(one).every((name) => one[name] === other[name]) },
  );

  const stable = useMemo(() => {
    // The texts that were typed since the store was last read. They wait here, because a change of the store makes TanStack Form compute
    // its derived state.
    const typed = new Map<string, string>();
    const listeners = new Set<() => void>();
    const values = (): Readonly<Record<string, string>> => {
      // The form does not use TanStack's `touched` state, and validates on submit only.
      for (const [name, text] of typed)
        form.setFieldValue(name, text, { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true });
      typed.clear();
      return store.state.values;
    };
    const clearErrorOf = (name: string): void => {
      if (form.getFieldMeta(name)?.errorMap.onSubmit === undefined) return;
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: {}, errorSourceMap: {} }));
    };
    const subscribe = (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const textOf = (name: string): FieldText => ({
      get: () => typed.get(name) ?? store.state.values[name] ?? '',
      set(text) {
        clearErrorOf(name);
        typed.set(name, text);
        for (const listener of listeners) listener();
      },
      subscribe,
    });
    const names = tool.fields.map((field) => field.name);
    return {
      initial,
      values,
      subscribe,
      texts: Object.fromEntries(names.map((name) => [name, textOf(name)])),
      submit(): void {
        values();
        // TanStack Form does not validate again while a field has an error.
        for (const name of names) clearErrorOf(name);
        void form.handleSubmit();
      },
    };
  }, [form, initial, store, tool]);

  return { ...stable, invalid, errors };
}

/** The fields that apply to the present values. */
export function useShownFields({ fields }: Tool, { subscribe, values }: ToolFormState): readonly Field[] {
  const names = (): string =>
    shownFields(fields, values())
      .map(({ name }) => name)
      .join(' ');
  const shown = useSyncExternalStore(subscribe, names, names).split(' ');
  return fields.filter(({ name }) => shown.includes(name));
}
