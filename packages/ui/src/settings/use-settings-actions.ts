import type { GeneratorOption } from '@marginalia/engine';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { GeneratorFormValues, SettingsPorts } from './generator-form.ts';
import { useConnectionTest } from './use-connection-test.ts';
import { useGeneratorForm } from './use-generator-form.ts';

/** The form of the dialog with its actions. Each action removes the messages that it makes out of date. */
export function useSettingsActions(
  options: readonly GeneratorOption[],
  chosen: string,
  ports: SettingsPorts,
  dialog: RefObject<HTMLDialogElement | null>,
) {
  const [problem, setProblem] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useGeneratorForm(options, chosen, ports);
  const connection = useConnectionTest(ports);

  // Focus the first invalid field after its message is rendered.
  useEffect(() => {
    if (invalidSubmits > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [invalidSubmits, dialog]);

  const validate = (): boolean => {
    const valid = form.validate();
    if (!valid) setInvalidSubmits((times) => times + 1);
    return valid;
  };
  const clearMessages = (): void => {
    connection.clear();
    setForgotten(false);
    setProblem(undefined);
  };
  return {
    form,
    connection,
    problem,
    setProblem,
    /** Whether the stored key was removed just now. */
    forgotten,
    choose: (value: string): void => {
      clearMessages();
      form.choose(value);
    },
    change: (change: Partial<GeneratorFormValues>): void => {
      // "Remember" does not affect the connection, so its message stays.
      if (change.remember === undefined) clearMessages();
      form.change(change);
    },
    forget: (): void => {
      clearMessages();
      try {
        ports.forgetKey();
        form.change({ key: '', remember: false });
        setForgotten(true);
      } catch (error) {
        setProblem(`${messageOf(error)} The key may still be there: clear this site's data in the browser.`);
      }
    },
    test: (): void => {
      setForgotten(false);
      if (validate()) connection.test(form.values);
    },
    save: async (event: FormEvent): Promise<void> => {
      event.preventDefault();
      if (!validate()) return;
      try {
        await ports.save(form.values);
        dialog.current?.close();
      } catch (error) {
        setProblem(`${messageOf(error)} Your choice was not kept.`);
      }
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This browser did not keep your settings.';
}
