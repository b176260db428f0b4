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
  const save = (): void => {
    import('./svg-file.ts')
      .then(({ svgExport }) => onNotice(svgExport(frame.current, title, description, ports)))
      .catch(() => onNotice({ tone: 'error', title: 'Error', text: 'Not exported.', reason: 'Check your connection, then try again.' }));
  };
  return (
    <Button aria-label={`Export SVG: ${title}`} icon="download" onClick={save} size="sm">
      Export SVG
    </Button>
  );
}
