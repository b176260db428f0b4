import {
  axisLabel,
  CHART_HEIGHT,
  type Plot,
  type PlotPoint,
  plotFile,
  plotsOf,
  plotTitle,
  residualOf,
  tablesOfSections,
} from '@marginalia/engine/chart';
import { useId, useMemo, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { copyTable } from '../table/copy-table.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ViewProps } from '../view.ts';
import { Answer } from './Answer.tsx';
import { ExportSvg } from './ExportSvg.tsx';
import { LineFacts } from './LineFacts.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { pointTable } from './point-table.ts';
import { statedResult } from './stated-result.ts';
import './chart.css';

/** The readings of a result as points, with the line and the value that the text gives for them. */
export default function ChartView({ sections, text, lang, ports, onNotice }: ViewProps) {
  const plots = useMemo(() => plotsOf(tablesOfSections(sections), text), [sections, text]);
  const result = useMemo(() => statedResult(text), [text]);
  const [chosen, choose] = useState<string>();
  const plot = plots.find(({ id }) => id === chosen) ?? plots[0];
  return (
    <div className="m-chart">
      <Answer plot={plots[0]} result={result} />
      {plots.length > 1 && <Chooser onChoose={choose} plots={plots} value={plot?.id} />}
      {plot === undefined ? (
        <p className="m-chart__note">The table has no three rows of numbers that could be drawn. The tab Table shows it as it is.</p>
      ) : (
        <>
          <Drawing key={plot.id} lang={lang} onNotice={onNotice} plot={plot} ports={ports} />
          <div className="m-chart__table">
            <DataTable
              key={`${plot.id} table`}
              lang={lang}
              onCopy={(copied) => void copyTable(copied, ports, onNotice)}
              table={pointTable(plot)}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** In CSS pixels. */
const RESIDUALS_HEIGHT = 170;

interface ChooserProps {
  readonly plots: readonly Plot[];
  readonly value: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Chooser({ plots, value, onChoose }: ChooserProps) {
  const id = useId();
  return (
    <div className="m-chart__choice">
      <label htmlFor={id}>Chart</label>
      <span className="m-chart__choices">
        <select className="m-chart__select" id={id} onChange={({ target }) => onChoose(target.value)} value={value}>
          {plots.map((plot) => (
            <option key={plot.id} value={plot.id}>
              {plotTitle(plot)}
            </option>
          ))}
        </select>
        <Icon className="m-chart__chevron" name="chevron-down" />
      </span>
    </div>
  );
}

interface DrawingProps extends Pick<ViewProps, 'ports' | 'onNotice'> {
  readonly plot: Plot;
  readonly lang: string | undefined;
}

function Drawing({ plot, lang, ports, onNotice }: DrawingProps) {
  const { x, y, points, line, stated } = plot;
  const hasErrors = points.some(({ error }) => error !== undefined);
  const file = plotFile(plot);
  const { title } = file;
  const apart = `Residuals: how far each of the ${points.length} points lies above or below the line.`;
  const above = line && points.map((point) => ({ ...point, y: residualOf(point, line) }));
  return (
    <>
      <section className="m-chart__part">
        <div className="m-chart__head">
          <h3 className="m-chart__title" dir="auto" lang={lang}>
            {title}
          </h3>
          <ExportSvg chart={file} onNotice={onNotice} ports={ports} />
        </div>
        {hasErrors && (
          <p className="m-chart__note">Error bars: {plot.isMean ? 'standard error of the repeats' : 'as written in the table'}</p>
        )}
        <PlotFigure
          height={CHART_HEIGHT}
          label={`${file.description} The table below has the same numbers.`}
          key={plot.id}
          line={line}
          points={points}
          readout={(point) => readoutOf(plot, point)}
          xLabel={axisLabel(x)}
          yLabel={axisLabel(y)}
        />
        {stated?.kind === 'none' && (
          <p className="m-chart__note" dir="auto" lang={lang}>
            {stated.words}
          </p>
        )}
      </section>
      {line && above && (
        <section className="m-chart__part">
          <div className="m-chart__head">
            <h3 className="m-chart__title">
              Residuals <span className="m-chart__note">reading minus line</span>
            </h3>
            <ExportSvg
              chart={{
                ...file,
                title: `${title}, residuals`,
                description: apart,
                yLabel: y.unit,
                points: above,
                line: undefined,
                height: RESIDUALS_HEIGHT,
              }}
              onNotice={onNotice}
              ports={ports}
            />
          </div>
          <PlotFigure height={RESIDUALS_HEIGHT} label={apart} points={above} xLabel={axisLabel(x)} yLabel={y.unit} />
          <LineFacts line={line} plot={plot} />
        </section>
      )}
    </>
  );
}

/** "Length L 0.5 m: T² 2.01 ± 0.02 s²" */
function readoutOf({ x, y }: Plot, point: PlotPoint): string {
  const error = point.error === undefined ? '' : ` ± ${figure(point.error)}`;
  return `${x.name} ${figure(point.x)} ${x.unit}`.trimEnd().concat(`: ${y.name} ${figure(point.y)}${error} ${y.unit}`.trimEnd());
}

/** A number with as many digits as a reading has. */
function figure(value: number): string {
  return String(Number(value.toPrecision(4)));
}
