import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { Notice } from '../basics/Notice.tsx';
import { type RadioCard, RadioCards } from '../basics/RadioCards.tsx';
import { Segmented, type SegmentedOption } from '../basics/Segmented.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import './settings.css';

/** `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

export interface SettingsDialogProps<Kind extends string> {
  /** The generators that there are to choose from. */
  readonly generators: readonly RadioCard<Kind>[];
  readonly generator: Kind;
  readonly appearance: Appearance;
  /** Applies and keeps it at once. Throws an error with words for people when it cannot be kept. */
  readonly onAppearance: (appearance: Appearance) => void;
  /** Keeps the choice. Rejects with an error with words for people when it cannot be kept. */
  readonly onSave: (generator: Kind) => Promise<void>;
  readonly onClose: () => void;
}

const APPEARANCES: readonly SegmentedOption<Appearance>[] = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** What writes the results, and how the pages look. On a phone it is a sheet at the foot of the screen. */
export function SettingsDialog<Kind extends string>(props: SettingsDialogProps<Kind>) {
  const { generators, onAppearance, onSave, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [generator, setGenerator] = useState(props.generator);
  const [appearance, setAppearance] = useState(props.appearance);
  const [problem, setProblem] = useState<string>();

  const look = (chosen: Appearance): void => {
    setAppearance(chosen);
    setProblem(undefined);
    try {
      onAppearance(chosen);
    } catch (error) {
      setProblem(`${wordsOf(error)} This appearance lasts until you leave the page.`);
    }
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await onSave(generator);
      dialog.current?.close();
    } catch (error) {
      setProblem(`${wordsOf(error)} Your choice was not kept.`);
    }
  };
  const close = (): void => dialog.current?.close();

  return (
    <Dialog className="m-settings" dialog={dialog} focusOn="input:checked" labelledBy={`${id}title`} onClose={onClose}>
      <form className="m-settings__form" onSubmit={(event) => void save(event)}>
        <div className="m-settings__head">
          <h2 className="m-settings__title" id={`${id}title`}>
            Settings
          </h2>
          <IconButton icon="x" label="Close settings" onClick={close} tooltip="Close" />
        </div>
        <div className="m-settings__body">
          <h3 className="m-settings__heading">What writes your results</h3>
          <RadioCards label="Generator" onChange={setGenerator} options={generators} value={generator} />
          <div className="m-settings__row">
            <div>
              <h3 className="m-settings__heading" id={`${id}look`}>
                Appearance
              </h3>
              <p className="m-settings__hint" id={`${id}hint`}>
                Changes at once.
              </p>
            </div>
            <Segmented describedBy={`${id}hint`} labelledBy={`${id}look`} onChange={look} options={APPEARANCES} value={appearance} />
          </div>
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

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'This browser did not keep your settings.';
}
