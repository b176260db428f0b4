import { GEMINI_MODELS } from '@marginalia/engine/models';
import { SettingsDialog } from '@marginalia/ui';
import type { ComponentType } from 'react';
import { generatorStore } from '../generator/generator-store.ts';
import { settingsPorts } from '../generator/settings-ports.ts';
import type { OverlayProps } from './overlay.ts';
import { chooseAppearance, chosenAppearance } from './settings-appearance.ts';

const MODELS = GEMINI_MODELS.map(({ id, name, note }) => ({ value: id, label: `${name}. ${note}` }));

/** As it was when the dialog was opened: what is typed must not change under the fingers when another tab saves. */
let opened: Awaited<ReturnType<typeof generatorStore.readChoice>>;

/** The settings dialog, once it is known what is stored and what this deployment offers. */
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
    />
  );
}
