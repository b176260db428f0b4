import { type GeneratorOption, needsKey } from '@marginalia/engine';
import { useState } from 'react';
import { type FieldProblems, type GeneratorFormValues, problemsOf, type SettingsPorts } from './generator-form.ts';

/** What is typed for each generator while the dialog is open; nothing of it is lost by looking at another one. */
export function useGeneratorForm(options: readonly GeneratorOption[], chosen: string, ports: SettingsPorts) {
  const [value, setValue] = useState(chosen);
  const [drafts, setDrafts] = useState<Readonly<Record<string, GeneratorFormValues>>>({});
  const [problems, setProblems] = useState<FieldProblems>({});
  const option = options.find((one) => one.value === value) ?? options[0];
  if (!option) throw new Error('Settings need a generator to choose');

  const draft = drafts[option.value] ?? {
    option,
    baseUrl: option.baseUrl ?? '',
    model: option.model ?? '',
    key: '',
    remember: ports.storedKey(option.baseUrl ?? '')?.remembered ?? false,
  };
  // A pasted address may bring spaces along.
  const baseUrl = draft.baseUrl.trim();
  const kept = ports.storedKey(baseUrl);
  return {
    draft,
    kept,
    problems,
    choose(next: string): void {
      setValue(next);
      setProblems({});
    },
    change(change: Partial<GeneratorFormValues>): void {
      setDrafts((now) => ({ ...now, [option.value]: { ...draft, ...now[option.value], ...change } }));
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))));
    },
    /** Whether the draft is valid; sets a problem at each field that is not. */
    check(): boolean {
      const found = problemsOf(draft, needsKey({ auth: option.auth, baseUrl }) && kept === undefined);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
  };
}
