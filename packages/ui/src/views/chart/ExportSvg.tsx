import { fileName } from '@marginalia/engine';
import type { RefObject } from 'react';
import { Button } from '../../basics/Button.tsx';
import type { ViewProps } from '../view.ts';
import { svgFile } from './svg-file.ts';

export interface ExportSvgProps extends Pick<ViewProps, 'ports' | 'onNotice'> {
  /** The element around the drawing. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly description: string;
}

/** Downloads a drawing as a picture that stays sharp at every size. */
export function ExportSvg({ frame, title, description, ports, onNotice }: ExportSvgProps) {
  const save = (): void => {
    const drawing = frame.current?.querySelector('svg[role="img"]');
    if (!(drawing instanceof SVGSVGElement)) return;
    const name = fileName(title, '', '.svg');
    ports.files.download({ name, type: 'image/svg+xml;charset=utf-8', content: svgFile(drawing, title, description) });
    onNotice({ tone: 'success', title: 'Exported!', text: `${name} downloaded` });
  };
  return (
    <Button aria-label={`Export SVG: ${title}`} icon="download" onClick={save} size="sm">
      Export SVG
    </Button>
  );
}
