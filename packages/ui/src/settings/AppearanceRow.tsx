import { useId, useState } from 'react';
import { Segmented, type SegmentedOption } from '../fields/Segmented.tsx';

/** `system` follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

interface AppearanceRowProps {
  readonly appearance: Appearance;
  /** Applies and stores the appearance. Throws an error whose message can be shown when it cannot be stored. */
  readonly onAppearance: (appearance: Appearance) => void;
  readonly onProblem: (problem: string | undefined) => void;
}

const APPEARANCES: readonly SegmentedOption<Appearance>[] = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Chooses the theme of the pages. It applies at once, because the change is visible. */
export function AppearanceRow({ appearance, onAppearance, onProblem }: AppearanceRowProps) {
  const id = useId();
  const [chosen, setChosen] = useState(appearance);
  const choose = (next: Appearance): void => {
    setChosen(next);
    onProblem(undefined);
    try {
      onAppearance(next);
    } catch (error) {
      onProblem(`${error instanceof Error ? error.message : ''} This appearance lasts until you leave the page.`.trim());
    }
  };
  return (
    <div className="m-settings__row">
      <div>
        <h3 className="m-settings__heading" id={`${id}look`}>
          Appearance
        </h3>
        <p className="m-settings__hint" id={`${id}hint`}>
          Changes at once.
        </p>
      </div>
      <Segmented describedBy={`${id}hint`} labelledBy={`${id}look`} onChange={choose} options={APPEARANCES} value={chosen} />
    </div>
  );
}
