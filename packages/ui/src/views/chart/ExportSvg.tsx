import { fileName } from '@marginalia/engine';
import { type ChartFile, chartSvg } from '@marginalia/engine/chart';
import { Button } from '../../basics/Button.tsx';
import type { ViewProps } from '../view.ts';

interface ExportSvgProps extends Pick<ViewProps, 'ports' | 'onNotice'> {
  readonly chart: ChartFile;
}

/** Downloads a chart as a picture that stays sharp at every size. */
export function ExportSvg({ chart, ports, onNotice }: ExportSvgProps) {
  const save = (): void => {
    const name = fileName(chart.title, '', '.svg');
    ports.files.download({ name, type: 'image/svg+xml;charset=utf-8', content: chartSvg(chart) });
    onNotice({ tone: 'success', title: 'Exported!', text: `${name} downloaded` });
  };
  return (
    <Button aria-label={`Export SVG: ${chart.title}`} icon="download" onClick={save} size="sm">
      Export SVG
    </Button>
  );
}
