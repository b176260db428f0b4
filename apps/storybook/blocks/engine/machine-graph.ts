import { toolMachine } from '@marginalia/engine';

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** The condition in words; empty where there is none. */
  readonly when: string;
  /** What is done on the way, in words. */
  readonly does: readonly string[];
}

export interface MachineGraph {
  readonly initial: string;
  readonly states: readonly string[];
  readonly transitions: readonly Transition[];
}

type Node = typeof toolMachine.root;

/**
 * The tool machine as a graph, read from the machine itself. A transition of the whole machine stands at each state that does
 * not say otherwise; one that a state forbids is not there.
 */
export function graphOfToolMachine(): MachineGraph {
  const { root } = toolMachine;
  const states = Object.values(root.states) as Node[];
  return {
    initial: String(root.initial?.target?.[0]?.key ?? ''),
    states: states.map(({ key }) => key),
    transitions: states.flatMap((state) => {
      const own = transitionsOf(state, state.key);
      const said = new Set([...state.transitions.keys()].map(String));
      return [...own, ...transitionsOf(root, state.key).filter(({ event }) => !said.has(event))];
    }),
  };
}

function transitionsOf(node: Node, from: string): Transition[] {
  return [...node.transitions.values()].flat().flatMap(({ eventType, target, guard, actions }) => {
    const forbidden = !target && actions.length === 0;
    if (forbidden) return [];
    return [{ from, to: target?.[0]?.key ?? from, event: String(eventType), when: wordsOf(guard), does: actions.map(wordsOf) }];
  });
}

/** A name of the machine in words: `somethingWritten` is "something written". */
function wordsOf(named: unknown): string {
  const name = typeof named === 'object' && named !== null && 'type' in named ? named.type : named;
  return typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : '';
}
