import { GEMINI_MODELS } from '@marginalia/engine/models';
import { SettingsDialog } from '@marginalia/ui';
import type { ComponentType } from 'react';
import { generatorStore } from '../generator/generator-store.ts';
import { settingsPorts } from '../generator/settings-ports.ts';
import type { OverlayProps } from './overlay.ts';
import { chooseAppearance, chosenAppearance } from './settings-appearance.ts';
import { yourData } from './settings-your-data.ts';

const MODELS = GEMINI_MODELS.map(({ id, name, note }) => ({ value: id, label: `${name}. ${note}` }));

/**
 * The choice at the time when the dialog was opened. It does not follow other tabs, so that a save there cannot change what is being
 * typed.
 */
let opened: Awaited<ReturnType<typeof generatorStore.readChoice>>;

/** Loads the settings dialog, together with the stored choice and the deployment's generators. */
export async function loadSettingsOverlay(): Promise<ComponentType<OverlayProps>> {
  opened = await generatorStore.readChoice();
  return SettingsOverlay;
}

/** The settings dialog with this site's generators and storage; loaded when it is first opened. */
function SettingsOverlay({ onClose }: OverlayProps) {
  const { options, chosen } = opened;
  return (
    <SettingsDialog
      appearance={chosenAppearance()}
      chosen={chosen.value}
      models={MODELS}
      onAppearance={chooseAppearance}
      onClose={onClose}
      options={options}
      ports={settingsPorts}
      yourData={yourData}
    />
  );
}
