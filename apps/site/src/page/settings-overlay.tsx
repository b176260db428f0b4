import { type GeneratorKind, writeSettings } from '@marginalia/engine';
import { type RadioCard, SettingsDialog, Tag } from '@marginalia/ui';
import type { OverlayProps } from './overlay.ts';
import { chooseAppearance, chosenAppearance } from './settings-appearance.ts';
import { GENERATOR } from './settings-generator.ts';
import { workPorts } from './work-ports.ts';

const OPTIONS: readonly RadioCard<GeneratorKind>[] = [
  {
    value: GENERATOR.kind,
    label: GENERATOR.label,
    text: 'Free and private. Works offline. It drafts from your own text and never invents.',
    tag: (
      <Tag icon="check" tone="ok">
        Ready
      </Tag>
    ),
  },
];

/** The settings dialog with this site's generators and storage; loaded when it is first opened. */
export function SettingsOverlay({ onClose }: OverlayProps) {
  return (
    <SettingsDialog
      appearance={chosenAppearance()}
      generator={GENERATOR.kind}
      generators={OPTIONS}
      onAppearance={chooseAppearance}
      onClose={onClose}
      onSave={(kind) => writeSettings(workPorts.storage, { kind })}
    />
  );
}
