import { countWords, type Handover, numberText, readAnswer, type Tool, type Values, wordsOf } from '@marginalia/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { debounce } from '../../../basics/debounce.ts';
import { Icon } from '../../../basics/Icon.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

/** Milliseconds without a change before an answer is read. */
const DEBOUNCE_MILLISECONDS = 300;

interface AnswerCountsProps {
  readonly id: string;
  readonly draft: AnswerDraft;
  readonly handover: Handover;
  readonly tool: Tool;
  readonly values: Values;
  /** The sentence to show while the box is empty. */
  readonly expected: string;
}

/** The items that can be read in the answer so far, and its length. Both are counted when typing pauses. */
export function AnswerCounts({ id, draft, handover, tool, values, expected }: AnswerCountsProps) {
  const { subscribe, text } = useMemo(
    () => ({
      text: draft.text,
      subscribe: (listener: () => void) => {
        const debounced = debounce(DEBOUNCE_MILLISECONDS, listener);
        const unsubscribe = draft.subscribe(debounced.touch);
        return () => {
          unsubscribe();
          debounced.cancel();
        };
      },
    }),
    [draft],
  );
  const answer = useSyncExternalStore(subscribe, text, () => '');
  const words = useMemo(() => countWords(answer), [answer]);
  const found = useMemo(
    () => (answer.trim() === '' ? undefined : readAnswer(tool, values, handover, answer)),
    [answer, handover, tool, values],
  );
  return (
    <div className="m-handover__count" id={id}>
      {found ? (
        <span className="m-handover__found" data-enough={found.read >= found.asked || undefined}>
          <Icon name={found.read >= found.asked ? 'circle-check' : 'circle-dashed'} size={16} />
          <span>{`${numberText(found.read)} ${found.name}${found.read === 1 ? '' : 's'} read, ${numberText(found.asked)} asked for`}</span>
        </span>
      ) : (
        <span>{expected}</span>
      )}
      <span>{wordsOf(words)}</span>
    </div>
  );
}
