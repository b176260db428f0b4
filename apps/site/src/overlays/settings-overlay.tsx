import { chosenOption, type GeneratorSettings, generatorOptions } from '@marginalia/engine';
import { GEMINI_MODELS } from '@marginalia/engine/models';
import { SettingsDialog } from '@marginalia/ui';
import type { ComponentType } from 'react';
import { loadOffers, type Offers, storedSettings } from '../generator/generator-choice.ts';
import { settingsPorts } from '../generator/settings-ports.ts';
import type { OverlayProps } from './overlay.ts';
import { chooseAppearance, chosenAppearance } from './settings-appearance.ts';

const MODELS = GEMINI_MODELS.map(({ id, name, note }) => ({ value: id, label: `${name}. ${note}` }));

/** As it was when the dialog was opened: what is typed must not change under the fingers when another tab saves. */
let opened: { readonly settings: GeneratorSettings | undefined; readonly offers: Offers };

/** The settings dialog, once it is known what is stored and what this deployment offers. */
export async function loadSettingsOverlay(): Promise<ComponentType<OverlayProps>> {
  const settings = await storedSettings();
  opened = { settings, offers: await loadOffers(settings) };
  return SettingsOverlay;
}

/** The settings dialog with this site's generators and storage; loaded when it is first opened. */
function SettingsOverlay({ onClose }: OverlayProps) {
  const { settings, offers } = opened;
  return (
    <SettingsDialog
      appearance={chosenAppearance()}
      chosen={chosenOption(settings, offers).value}
      models={MODELS}
      onAppearance={chooseAppearance}
      onClose={onClose}
      options={generatorOptions(settings, offers)}
      ports={settingsPorts}
    />
  );
}
