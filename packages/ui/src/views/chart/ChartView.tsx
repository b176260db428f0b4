import { useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { copyTable } from '../table/copy-table.ts';
import { DataTable } from '../table/DataTable.tsx';
import { tablesOf } from '../table/tables.ts';
import type { ViewProps } from '../view.ts';
import { Answer } from './Answer.tsx';
import { ExportSvg } from './ExportSvg.tsx';
import { LineFacts } from './LineFacts.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import { type Axis, type Plot, type PlotPoint, plotsOf, residualOf } from './plots.ts';
import { pointTable } from './point-table.ts';
import { statedResult } from './stated-result.ts';
import './chart.css';

/** The readings of a result as points, with the line and the value that the text gives for them. */
export default function ChartView({ sections, text, lang, ports, onNotice }: ViewProps) {
  const plots = useMemo(() => plotsOf(tablesOf(sections), text), [sections, text]);
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
          <DataTable
            key={`${plot.id} table`}
            lang={lang}
            onCopy={(copied) => void copyTable(copied, ports, onNotice)}
            table={pointTable(plot)}
          />
        </>
      )}
    </div>
  );
}

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
              {titleOf(plot)}
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
  const [chart, residuals] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const hasErrors = points.some(({ error }) => error !== undefined);
  const title = titleOf(plot);
  const shown = `${title}: ${points.length} points${line ? ' and a straight line' : ''}.`;
  const apart = `Residuals: how far each of the ${points.length} points lies above or below the line.`;
  return (
    <>
      <section className="m-chart__part" ref={chart}>
        <div className="m-chart__head">
          <h3 className="m-chart__title" dir="auto" lang={lang}>
            {title}
          </h3>
          <ExportSvg description={shown} frame={chart} onNotice={onNotice} ports={ports} title={title} />
        </div>
        {hasErrors && (
          <p className="m-chart__note">Error bars: {plot.isMean ? 'standard error of the repeats' : 'as written in the table'}</p>
        )}
        <PlotFigure
          height={300}
          label={`${shown} The table below has the same numbers.`}
          key={plot.id}
          line={line}
          points={points}
          readout={(point) => readoutOf(plot, point)}
          xLabel={labelOf(x)}
          yLabel={labelOf(y)}
        />
        {stated?.kind === 'none' && (
          <p className="m-chart__note" dir="auto" lang={lang}>
            {stated.words}
          </p>
        )}
      </section>
      {line && (
        <section className="m-chart__part" ref={residuals}>
          <div className="m-chart__head">
            <h3 className="m-chart__title">
              Residuals <span className="m-chart__note">reading minus line</span>
            </h3>
            <ExportSvg description={apart} frame={residuals} onNotice={onNotice} ports={ports} title={`${title}, residuals`} />
          </div>
          <PlotFigure
            height={170}
            label={apart}
            points={points.map((point) => ({ ...point, y: residualOf(point, line) }))}
            xLabel={labelOf(x)}
            yLabel={y.unit}
          />
          <LineFacts line={line} plot={plot} />
        </section>
      )}
    </>
  );
}

function titleOf({ x, y }: Plot): string {
  return `${y.name} against ${x.name}`;
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

function labelOf({ name, unit }: Axis): string {
  return unit === '' ? name : `${name} (${unit})`;
}
