import type { GeneratorOption } from '@marginalia/engine';
import { useId, useRef } from 'react';
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
import { useAvailability } from './use-availability.ts';
import { useSettingsActions } from './use-settings-actions.ts';
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
  const { form, connection, problem, ...actions } = useSettingsActions(options, chosen, ports, dialog);
  const { availability, refresh } = useAvailability(ports.browserModel, options);
  const { values } = form;
  const close = (): void => dialog.current?.close();

  const bodyOf = (option: GeneratorOption) => {
    if (option.value !== values.option.value) return undefined;
    if (option.kind === 'browser-model' && availability?.state === 'needs-download')
      return <BrowserModelPanel browserModel={ports.browserModel} onDone={refresh} />;
    if (!hasAddress(option)) return undefined;
    return (
      <ModelPanel
        connection={connection}
        forgotten={actions.forgotten}
        models={models}
        onChange={actions.change}
        onForget={actions.forget}
        onTest={actions.test}
        problems={form.problems}
        storedKey={form.storedKey}
        values={values}
      />
    );
  };

  return (
    <Dialog className="m-settings" dialog={dialog} focusOn="input:checked" labelledBy={`${id}title`} onClose={onClose}>
      <form autoComplete="off" className="m-settings__form" noValidate onSubmit={(event) => void actions.save(event)}>
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
            onChange={actions.choose}
            options={options.map((option) => generatorCard(option, availability, bodyOf(option)))}
            value={values.option.value}
          />
          <AppearanceRow appearance={appearance} onAppearance={onAppearance} onProblem={actions.setProblem} />
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
