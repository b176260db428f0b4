import { useId } from 'react';
import { Specimen } from '../Specimen.tsx';
import { BOX, LINE, layOut } from './chart-layout.ts';
import { graphOfToolMachine } from './machine-graph.ts';
import './state-chart.css';

const graph = graphOfToolMachine();
const chart = layOut(graph);

/** The state chart of the machine that runs every tool, drawn from the machine itself. */
export function StateChart() {
  const id = useId();
  return (
    <Specimen>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that scrolls must be reachable by keyboard. */}
      <section aria-label="State chart" className="sb-chart__scroll" tabIndex={0}>
        <svg aria-labelledby={`${id}title`} className="sb-chart" role="img" viewBox={`0 0 ${chart.width} ${chart.height}`}>
          <title id={`${id}title`}>States and transitions of a tool run; the table below says the same in words.</title>
          <defs>
            <marker id={`${id}head`} markerHeight="8" markerWidth="8" orient="auto" refX="7" refY="4">
              <path className="sb-chart__head" d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          {chart.arrows.map((arrow) => (
            <path className="sb-chart__arrow" d={arrow.path} key={arrow.id} markerEnd={`url(#${id}head)`} />
          ))}
          {chart.arrows.map(({ id: key, lines, x, y, plate }) => (
            <g className="sb-chart__label" key={key}>
              <rect {...plate} rx="4" />
              <text textAnchor="middle">
                {lines.map((line, index) => (
                  <tspan dominantBaseline="central" key={line} x={x} y={y + (index - (lines.length - 1) / 2) * LINE}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          ))}
          {chart.boxes.map(({ state, x, y }) => (
            <g data-initial={state === graph.initial} key={state} className="sb-chart__state">
              <rect height={BOX.height} rx="8" width={BOX.width} x={x} y={y} />
              <text dominantBaseline="central" textAnchor="middle" x={x + BOX.width / 2} y={y + BOX.height / 2}>
                {state}
              </text>
            </g>
          ))}
        </svg>
      </section>
    </Specimen>
  );
}

/** Every transition as a row: state, event, condition, next state and actions. */
export function TransitionTable() {
  return (
    <Specimen>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard. */}
      <section aria-label="Transitions" className="sb-table__scroll" tabIndex={0}>
        <table className="sb-table">
          <thead>
            <tr>
              {['From', 'Event', 'When', 'To', 'On the way'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {graph.transitions.map(({ from, event, when, to, does }) => (
              <tr key={`${from} ${event} ${when} ${to}`}>
                <th scope="row">{from}</th>
                <td>{event}</td>
                <td>{when}</td>
                <td>{to === from ? 'stays' : to}</td>
                <td>{does.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Specimen>
  );
}
