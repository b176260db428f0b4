import type { DownloadFormat } from '@marginalia/engine';
import { MenuButton } from '../../overlays/MenuButton.tsx';

const WORDS: Readonly<Record<DownloadFormat, string>> = { text: 'Text (.txt)', word: 'Word (.doc)', print: 'PDF (print)' };

interface DownloadMenuProps {
  readonly formats: readonly DownloadFormat[];
  readonly onChoose: (format: DownloadFormat) => void;
  readonly of?: string | undefined;
  readonly done?: string | undefined;
}

/** The button "Download" of a result with several formats, and their menu. */
export function DownloadMenu({ formats, ...rest }: DownloadMenuProps) {
  return <MenuButton {...rest} groups={[{ items: formats.map((key) => ({ key, text: WORDS[key] })) }]} icon="download" name="Download" />;
}
