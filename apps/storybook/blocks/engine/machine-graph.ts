import { toolMachine } from '@marginalia/engine';

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  /** The condition in words; empty without a condition. */
  readonly when: string;
  /** The actions in words. */
  readonly does: readonly string[];
}

export interface MachineGraph {
  readonly initial: string;
  readonly states: readonly string[];
  readonly transitions: readonly Transition[];
}

type Node = typeof toolMachine.root;

/**
 * The tool machine as a graph, read from the machine itself. A transition of the root is listed at each state that does not
 * override it; a transition that a state forbids is left out.
 */
export function graphOfToolMachine(): MachineGraph {
  const { root } = toolMachine;
  const states = Object.values(root.states) as Node[];
  return {
    initial: String(root.initial?.target?.[0]?.key ?? ''),
    states: states.map(({ key }) => key),
    transitions: states.flatMap((state) => {
      const own = transitionsOf(state, state.key);
      const overridden = new Set([...state.transitions.keys()].map(String));
      return [...own, ...transitionsOf(root, state.key).filter(({ event }) => !overridden.has(event))];
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

/** The name of a guard or an action in words: `somethingWritten` becomes "something written". */
function wordsOf(named: unknown): string {
  const name = typeof named === 'object' && named !== null && 'type' in named ? named.type : named;
  return typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : '';
}
