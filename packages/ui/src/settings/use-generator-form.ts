import { type GeneratorOption, needsKey } from '@marginalia/engine';
import { useState } from 'react';
import { type FieldProblems, fieldProblems, type GeneratorFormValues, type SettingsPorts } from './generator-form.ts';

/** The form state of the settings dialog: the selected generator and the values typed for each one. Selecting another keeps them. */
export function useGeneratorForm(options: readonly GeneratorOption[], chosen: string, ports: SettingsPorts) {
  const [value, setValue] = useState(chosen);
  const [edited, setEdited] = useState<Readonly<Record<string, GeneratorFormValues>>>({});
  const [problems, setProblems] = useState<FieldProblems>({});
  const option = options.find((candidate) => candidate.value === value) ?? options[0];
  if (!option) throw new Error('SettingsDialog needs at least one option.');

  const values = edited[option.value] ?? {
    option,
    baseUrl: option.baseUrl ?? '',
    model: option.model ?? '',
    key: '',
    remember: ports.storedKey(option.baseUrl ?? '')?.remembered ?? false,
  };
  // A pasted address often has spaces around it.
  const baseUrl = values.baseUrl.trim();
  const storedKey = ports.storedKey(baseUrl);
  return {
    values,
    storedKey,
    problems,
    choose(next: string): void {
      setValue(next);
      setProblems({});
    },
    change(change: Partial<GeneratorFormValues>): void {
      setEdited((now) => ({ ...now, [option.value]: { ...values, ...now[option.value], ...change } }));
      setProblems(Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))));
    },
    /** Validates the values, sets the message of each invalid field, and returns whether all are valid. */
    validate(): boolean {
      const found = fieldProblems(values, needsKey({ auth: option.auth, baseUrl }) && storedKey === undefined);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
  };
}
