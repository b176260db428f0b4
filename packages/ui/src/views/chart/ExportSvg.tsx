import { fileName } from '@marginalia/engine';
import type { RefObject } from 'react';
import { Button } from '../../basics/Button.tsx';
import type { ViewProps } from '../view.ts';

export interface ExportSvgProps extends Pick<ViewProps, 'ports' | 'onNotice'> {
  /** The element around the drawing. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly description: string;
}

/** Downloads a drawing as a picture that stays sharp at every size. */
export function ExportSvg({ frame, title, description, ports, onNotice }: ExportSvgProps) {
  const failed = (): void =>
    onNotice({ tone: 'error', title: 'Error', text: 'The chart was not exported.', reason: 'Check your connection, then export again.' });
  const save = async (): Promise<void> => {
    const drawing = frame.current?.querySelector('svg[role="img"]');
    if (!(drawing instanceof SVGSVGElement)) return;
    const name = fileName(title, '', '.svg');
    const { svgFile } = await import('./svg-file.ts');
    ports.files.download({ name, type: 'image/svg+xml;charset=utf-8', content: svgFile(drawing, title, description) });
    onNotice({ tone: 'success', title: 'Exported!', text: `${name} downloaded` });
  };
  return (
    <Button aria-label={`Export SVG: ${title}`} icon="download" onClick={() => void save().catch(failed)} size="sm">
      Export SVG
    </Button>
  );
}
