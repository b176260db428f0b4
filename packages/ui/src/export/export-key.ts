import type { ExportChoice, ExportFormat, ExportGroupName } from '@marginalia/engine';

/** A choice as the key of an item of a menu. */
export type ExportKey = `${ExportGroupName} ${ExportFormat}`;

export const exportKey = ({ group, format }: ExportChoice): ExportKey => `${group} ${format}`;

export function choiceOf(key: ExportKey): ExportChoice {
  const [group, format] = key.split(' ') as [ExportGroupName, ExportFormat];
  return { group, format };
}
