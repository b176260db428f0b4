import type { MarkedEntry } from './entries.ts';
import { PROOF_KINDS, type ProofKind } from './proof-kind.ts';

/** The proof marks that occur, each with its underline, its letters and the number of its findings. */
export function Legend({ entries }: { readonly entries: readonly MarkedEntry[] }) {
  const kinds = (Object.keys(PROOF_KINDS) as ProofKind[]).flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });
  return (
    <ul aria-label="Proof marks" className="m-marked__legend">
      {kinds.map(({ kind, count }) => (
        <li className="m-marked__kind" key={kind}>
          <span className={`m-proof m-proof--${kind}`} data-letters={kind} data-state="open">
            <span className="m-proof__words">{PROOF_KINDS[kind]}</span>
          </span>{' '}
          {count}
        </li>
      ))}
    </ul>
  );
}
