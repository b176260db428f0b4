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

export interface SettingsDialogProps {
  /** The generators that there are to choose from, with what is kept for each. */
  readonly options: readonly GeneratorOption[];
  /** The `value` of the one that is chosen. */
  readonly chosen: string;
  /** Models to pick from where Gemini's is typed. */
  readonly models: readonly { readonly value: string; readonly label: string }[];
  readonly ports: SettingsPorts;
  readonly appearance: Appearance;
  /** Applies and keeps it at once. Throws an error with words for people when it cannot be kept. */
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onClose: () => void;
}

/** What writes the results, and how the pages look. On a phone it is a sheet at the foot of the screen. */
export function SettingsDialog({ options, chosen, models, ports, appearance, onAppearance, onClose }: SettingsDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [forgotten, setForgotten] = useState(false);
  const [invalid, setInvalid] = useState(0);
  const drafts = useGeneratorForm(options, chosen, ports);
  const connection = useConnectionTest(ports);
  const { availability, ask } = useAvailability(ports.browserModel, options);
  const { draft } = drafts;

  // Focus the first invalid field, once its message is shown.
  useEffect(() => {
    if (invalid > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [invalid]);

  const checked = (): boolean => {
    const fits = drafts.check();
    if (!fits) setInvalid((times) => times + 1);
    return fits;
  };
  const settle = (): void => {
    connection.clear();
    setForgotten(false);
    setProblem(undefined);
  };
  const forget = (): void => {
    settle();
    try {
      ports.forgetKey();
      drafts.change({ key: '', remember: false });
      setForgotten(true);
    } catch (error) {
      setProblem(`${wordsOf(error)} The key may still be there: clear this site's data in the browser.`);
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!checked()) return;
    try {
      await ports.save(draft);
      dialog.current?.close();
    } catch (error) {
      setProblem(`${wordsOf(error)} Your choice was not kept.`);
    }
  };
  const test = (): void => {
    setForgotten(false);
    if (checked()) connection.test(draft);
  };
  const close = (): void => dialog.current?.close();

  const bodyOf = (option: GeneratorOption) => {
    if (option.value !== draft.option.value) return undefined;
    if (option.kind === 'browser-model' && availability?.state === 'needs-download')
      return <BrowserModelPanel browserModel={ports.browserModel} onDone={ask} />;
    if (!hasAddress(option)) return undefined;
    return (
      <ModelPanel
        {...drafts}
        connection={connection}
        forgotten={forgotten}
        models={models}
        onChange={(change) => {
          // How long the key is kept does not change the connection.
          if (change.remember === undefined) settle();
          drafts.change(change);
        }}
        onForget={forget}
        onTest={test}
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
              settle();
              drafts.choose(value);
            }}
            options={options.map((option) => generatorCard(option, availability, bodyOf(option)))}
            value={draft.option.value}
          />
          <AppearanceRow appearance={appearance} onAppearance={onAppearance} onProblem={setProblem} />
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

/** How ready the browser's own model is, where it is offered. */
function useAvailability(browserModel: SettingsPorts['browserModel'], options: readonly GeneratorOption[]) {
  const [availability, setAvailability] = useState<Availability>();
  const offered = options.some(({ kind }) => kind === 'browser-model');
  const ask = useCallback((): void => {
    browserModel.availability().then(setAvailability, () => setAvailability({ state: 'unavailable' }));
  }, [browserModel]);
  useEffect(() => {
    if (offered) ask();
  }, [offered, ask]);
  return { availability, ask };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This browser did not keep your settings.';
}
