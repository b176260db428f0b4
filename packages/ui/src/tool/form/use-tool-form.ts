import type { CheckedValues, InputCheck, InvalidInput, Tool } from '@marginalia/engine';
import { useForm, useSelector } from '@tanstack/react-form';
import { useMemo, useRef } from 'react';

/** The text of one field. The form owns it; its control, which shows it, is not drawn again when it changes. */
export interface FieldText {
  get(): string;
  set(text: string): void;
  /** Calls the listener after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

export interface ToolForm {
  readonly initial: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, FieldText>>;
  /** All texts by field name: the same object until one of them changes. */
  values(): Readonly<Record<string, string>>;
  subscribe(listener: () => void): () => void;
  submit(): void;
  /** What the last submit lacked, until one lacks nothing. */
  readonly invalid: InvalidInput | undefined;
  /** The message at each field that has one, until its text changes. */
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The form of a tool: its texts, its errors and its summary. A submit checks the texts once and hands them on checked. */
export function useToolForm(tool: Tool, onSubmit: (values: CheckedValues) => void): ToolForm {
  const initial = useMemo(() => Object.fromEntries(tool.fields.map((field) => [field.name, field.initial])), [tool]);
  // TanStack Form hands on what was typed, not what its validator made of it.
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
    ({ fieldMeta }): ToolForm['errors'] => Object.fromEntries(tool.fields.map(({ name }) => [name, fieldMeta[name]?.errors[0] as string])),
    { compare: (one, other) => Object.keys(one).every((name) => one[name] === other[name]) },
  );

  const stable = useMemo(() => {
    const values = (): Readonly<Record<string, string>> => store.state.values;
    const clearErrorOf = (name: string): void => {
      if (form.getFieldMeta(name)?.errorMap.onSubmit === undefined) return;
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: {}, errorSourceMap: {} }));
    };
    const subscribe = (listener: () => void): (() => void) => {
      let last = values();
      return store.subscribe(() => {
        if (values() === last) return;
        last = values();
        listener();
      }).unsubscribe;
    };
    const textOf = (name: string): FieldText => ({
      get: () => values()[name] ?? '',
      set(text) {
        clearErrorOf(name);
        // Nothing shows whether a field was touched, and nothing is checked before a submit.
        form.setFieldValue(name, text, { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true });
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
        // With an error left on a field, TanStack Form would not check again.
        for (const name of names) clearErrorOf(name);
        void form.handleSubmit();
      },
    };
  }, [form, initial, store, tool]);

  return { ...stable, invalid, errors };
}
