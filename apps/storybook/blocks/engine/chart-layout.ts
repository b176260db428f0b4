import type { MachineGraph, Transition } from './machine-graph.ts';

export interface Box {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

export interface Arrow {
  readonly id: string;
  readonly path: string;
  /** One line for each event. */
  readonly lines: readonly string[];
  /** The centre of the label, and the rectangle behind it. */
  readonly x: number;
  readonly y: number;
  readonly plate: Plate;
}

export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const BOX = { width: 132, height: 52 } as const;
/** Height of a line and width of the widest letter, in pixels (state-chart.css). */
export const LINE = 20;
const LETTER = 7.6;
const GAP = { x: 290, y: 240 } as const;
/** Space around the boxes; loops and their labels are above them. */
const MARGIN = { side: 48, top: 96, bottom: 32 } as const;
/** An arrow bends this far from the straight line, so that two arrows in opposite directions do not overlap. */
const BEND = 56;

/** Places states in columns by their distance from the initial state. All events from one state to another share an arrow. */
export function layOut(graph: MachineGraph): Chart {
  const boxes = place(graph);
  const at = new Map(boxes.map((box) => [box.state, box]));
  const groups = Map.groupBy(graph.transitions, ({ from, to }) => `${from} ${to}`);
  const arrows = [...groups].flatMap(([id, transitions]) => {
    const [first] = transitions;
    const from = at.get(first?.from ?? '');
    const to = at.get(first?.to ?? '');
    if (!from || !to) return [];
    const lines = [...new Set(transitions.map(lineOf))];
    return [from === to ? loop(id, from, lines) : curve(id, from, to, lines)];
  });
  const right = Math.max(...boxes.map(({ x }) => x));
  const bottom = Math.max(...boxes.map(({ y }) => y));
  return { width: right + BOX.width + MARGIN.side, height: bottom + BOX.height + MARGIN.bottom, boxes, arrows };
}

function lineOf({ event, when }: Transition): string {
  return when === '' ? event : `${event} [${when}]`;
}

function place({ initial, states, transitions }: MachineGraph): Box[] {
  const rank = new Map([[initial, 0]]);
  const queue = [initial];
  for (const state of queue) {
    for (const { to } of transitions.filter(({ from }) => from === state)) {
      if (rank.has(to)) continue;
      rank.set(to, (rank.get(state) ?? 0) + 1);
      queue.push(to);
    }
  }
  const columns = Map.groupBy(states, (state) => rank.get(state) ?? 0);
  const rows = Math.max(...[...columns.values()].map((column) => column.length));
  return [...columns].flatMap(([column, members]) =>
    members.map((state, row) => ({
      state,
      x: MARGIN.side + column * (BOX.width + GAP.x),
      y: MARGIN.top + (row + (rows - members.length) / 2) * (BOX.height + GAP.y),
    })),
  );
}

function curve(id: string, from: Box, to: Box, lines: readonly string[]): Arrow {
  const [start, end] = [middle(from), middle(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  // Perpendicular to the arrow, always on its left: the arrow back bends to the other side.
  const bend = { x: ((end.y - start.y) / length) * BEND, y: (-(end.x - start.x) / length) * BEND };
  const control = { x: (start.x + end.x) / 2 + bend.x * 1.6, y: (start.y + end.y) / 2 + bend.y * 1.6 };
  const [a, b] = [edge(from, control), edge(to, control)];
  // Labels are nearer to the outer column, where the arrows are further apart.
  const share = from.x < to.x ? 0.62 : 0.38;
  const along = (p: number, q: number, r: number): number => (1 - share) ** 2 * p + 2 * share * (1 - share) * q + share ** 2 * r;
  const path = `M${a.x} ${a.y}Q${control.x} ${control.y} ${b.x} ${b.y}`;
  return labelled(id, path, lines, along(a.x, control.x, b.x), along(a.y, control.y, b.y));
}

function loop(id: string, { x, y }: Box, lines: readonly string[]): Arrow {
  const [left, right] = [x + BOX.width * 0.3, x + BOX.width * 0.7];
  const path = `M${left} ${y}C${left - 10} ${y - 44} ${right + 10} ${y - 44} ${right} ${y}`;
  return labelled(id, path, lines, x + BOX.width / 2, y - 46 - ((lines.length - 1) * LINE) / 2);
}

/** Adds a label to an arrow, on a rectangle that hides the lines behind it. */
function labelled(id: string, path: string, lines: readonly string[], x: number, y: number): Arrow {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER + 12;
  const height = lines.length * LINE + 4;
  return { id, path, lines, x, y, plate: { x: x - width / 2, y: y - height / 2, width, height } };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middle({ x, y }: Box): Point {
  return { x: x + BOX.width / 2, y: y + BOX.height / 2 };
}

/** The point where the line from a box's centre to another point leaves the box. */
function edge(box: Box, toward: Point): Point {
  const from = middle(box);
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  const scale = Math.min(BOX.width / 2 / Math.abs(dx || 1e-9), BOX.height / 2 / Math.abs(dy || 1e-9));
  return { x: Math.round(from.x + dx * scale), y: Math.round(from.y + dy * scale) };
}
