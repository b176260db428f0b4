import { toolMachine } from '@marginalia/engine';

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** The condition in words; empty if there is none. */
  readonly when: string;
  /** The names of the actions of the transition, in words. */
  readonly does: readonly string[];
}

export interface MachineGraph {
  readonly initial: string;
  readonly states: readonly string[];
  readonly transitions: readonly Transition[];
}

type Node = typeof toolMachine.root;

/**
 * The tool machine as a graph of its top states, read from the machine itself. A transition of a substate is listed at its top state,
 * with the name of the substate in its condition.
 */
export function graphOfToolMachine(): MachineGraph {
  const { root } = toolMachine;
  const states = Object.values(root.states) as Node[];
  return {
    initial: String(root.initial?.target?.[0]?.key ?? ''),
    states: states.map(({ key }) => key),
    transitions: states.flatMap((state) => transitionsOf(state, state.key)),
  };
}

function transitionsOf(node: Node, from: string): Transition[] {
  const substate = node.key === from ? '' : node.key;
  const own = [...node.transitions.values()].flat().map(({ eventType, target, guard, actions }) => ({
    from,
    to: target?.[0]?.path[0] ?? from,
    event: eventNamed(String(eventType)),
    when: [substate, wordsOf(guard)].filter(Boolean).join(', '),
    does: actions.map(wordsOf),
  }));
  return [...own, ...(Object.values(node.states) as Node[]).flatMap((child) => transitionsOf(child, from))];
}

/** Shortens XState's names of the events at the end of an invoked actor and of a delay: `xstate.done.actor.count` is "done". */
function eventNamed(type: string): string {
  return /^xstate\.(done|after)\b/.exec(type)?.[1] ?? type;
}

/** A name of the machine in words: `hasWords` is "has words". */
function wordsOf(named: unknown): string {
  if (typeof named === 'function' && 'guards' in named && Array.isArray(named.guards)) return named.guards.map(wordsOf).join(' and ');
  const name = typeof named === 'object' && named !== null && 'type' in named ? named.type : named;
  return typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : '';
}
