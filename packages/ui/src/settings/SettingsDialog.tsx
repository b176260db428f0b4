import type { Availability, GeneratorOption } from '@marginalia/engine';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { Notice } from '../basics/Notice.tsx';
import { RadioCards } from '../fields/RadioCards.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { type Appearance, AppearanceRow } from './AppearanceRow.tsx';
import { BrowserModelPanel } from './BrowserModelPanel.tsx';
import { generatorCard } from './generator-cards.tsx';
import { hasAddress, type SettingsPorts } from './generator-form.ts';
import { ModelPanel } from './ModelPanel.tsx';
import './settings.css';
import { useConnectionTest } from './use-connection-test.ts';
import { useGeneratorForm } from './use-generator-form.ts';
import { YourData, type YourDataPorts } from './YourData.tsx';

export interface SettingsDialogProps {
  /** The generators to choose from, with the stored settings of each. */
  readonly options: readonly GeneratorOption[];
  /** The `value` of the chosen generator. */
  readonly chosen: string;
  /** Suggested models for Gemini. */
  readonly models: readonly { readonly value: string; readonly label: string }[];
  readonly ports: SettingsPorts;
  readonly appearance: Appearance;
  /** Applies and stores the appearance at once. Throws an error whose message can be shown when it cannot be stored. */
  readonly onAppearance: (appearance: Appearance) => void;
  readonly yourData: YourDataPorts;
  readonly onClose: () => void;
}

/** Chooses the generator, the appearance and what this browser keeps. On a phone the dialog is a sheet at the bottom of the screen. */
export function SettingsDialog({ options, chosen, models, ports, appearance, onAppearance, yourData, onClose }: SettingsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useGeneratorForm(options, chosen, ports);
  const connection = useConnectionTest(ports);
  const { availability, refresh } = useAvailability(ports.browserModel, options);
  const { values } = form;

  // Focus the first invalid field after its message is rendered.
  useEffect(() => {
    if (invalidSubmits > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [invalidSubmits]);

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
  const forget = (): void => {
    clearMessages();
    try {
      ports.forgetKey();
      form.change({ key: '', remember: false });
      setForgotten(true);
    } catch (error) {
      setProblem(`${messageOf(error)} The key may still be there: clear this site's data in the browser.`);
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!validate()) return;
    try {
      await ports.save(values);
      dialog.current?.close();
    } catch (error) {
      setProblem(`${messageOf(error)} Your choice was not kept.`);
    }
  };
  const test = (): void => {
    setForgotten(false);
    if (validate()) connection.test(values);
  };
  const close = (): void => dialog.current?.close();

  const bodyOf = (option: GeneratorOption) => {
    if (option.value !== values.option.value) return undefined;
    if (option.kind === 'browser-model' && availability?.state === 'needs-download')
      return <BrowserModelPanel browserModel={ports.browserModel} onDone={refresh} />;
    if (!hasAddress(option)) return undefined;
    return (
      <ModelPanel
        connection={connection}
        forgotten={forgotten}
        models={models}
        onChange={(change) => {
          // "Remember" does not affect the connection, so its message stays.
          if (change.remember === undefined) clearMessages();
          form.change(change);
        }}
        onForget={forget}
        onTest={test}
        problems={form.problems}
        storedKey={form.storedKey}
        values={values}
      />
    );
  };

  return (
    <Dialog className="m-settings" dialog={dialog} focusOn="input:checked" labelledBy={`${id}title`} onClose={onClose}>
      <form autoComplete="off" className="m-settings__form" noValidate onSubmit={(event) => void save(event)}>
        <div className="m-settings__head">
          <h2 className="m-settings__title" id={`${id}title`}>
            Settings
          </h2>
          <IconButton icon="x" label="Close settings" onClick={close} tooltip="Close" />
        </div>
        <div className="m-settings__body">
          <h3 className="m-settings__heading">What writes your results</h3>
          <RadioCards
            label="Generator"
            onChange={(value) => {
              clearMessages();
              form.choose(value);
            }}
            options={options.map((option) => generatorCard(option, availability, bodyOf(option)))}
            value={values.option.value}
          />
          <AppearanceRow appearance={appearance} onAppearance={onAppearance} onProblem={setProblem} />
          <YourData ports={yourData} />
          {problem !== undefined && (
            <Notice heading="Error" level={3} tone="error">
              {problem}
            </Notice>
          )}
        </div>
        <div className="m-settings__foot">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save settings
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The availability of the browser's built-in model, if the options include it. `refresh` checks it again. */
function useAvailability(browserModel: SettingsPorts['browserModel'], options: readonly GeneratorOption[]) {
  const [availability, setAvailability] = useState<Availability>();
  const offered = options.some(({ kind }) => kind === 'browser-model');
  const refresh = useCallback((): void => {
    browserModel.availability().then(setAvailability, () => setAvailability({ state: 'unavailable' }));
  }, [browserModel]);
  useEffect(() => {
    if (offered) refresh();
  }, [offered, refresh]);
  return { availability, refresh };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This browser did not keep your settings.';
}
