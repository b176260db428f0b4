import { numberText } from '@marginalia/engine';
import { useId, useRef } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';
import { isShortAnswer } from './answer-note.ts';
import { hasAnswer, type PracticeAnswers } from './answers.ts';
import { type PracticeEntry, questionGroups } from './questions.ts';

interface QuestionListProps {
  readonly entries: readonly PracticeEntry[];
  readonly current: PracticeEntry;
  readonly answers: PracticeAnswers | undefined;
  readonly lang: string | undefined;
  readonly onChoose: (entry: PracticeEntry) => void;
}

/** All questions under their groups. Where there is little room, it folds to a line with the present question. */
export function QuestionList({ entries, current, answers, lang, onChoose }: QuestionListProps) {
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const answered = entries.filter((entry) => hasAnswer(answers, entry.id)).length;
  return (
    <nav aria-label="Questions" className="m-practice__questions">
      {/* It folds the list, which is its sibling, because a wide view shows the list without it. */}
      <details className="m-practice__fold" ref={fold}>
        <summary className="m-practice__summary">
          <span>
            <b>
              Question {numberText(current.number)} of {numberText(entries.length)}
            </b>
            <span className="m-practice__told">
              {current.group}. {numberText(answered)} answered
            </span>
          </span>
          <Icon className="m-practice__chevron" name="chevron-down" />
        </summary>
      </details>
      <div className="m-practice__list">
        <div className="m-practice__progress">
          <p>
            {numberText(answered)} of {numberText(entries.length)} answered
          </p>
          <ProgressBar label="Answered" value={(100 * answered) / entries.length} valueText={`${answered} of ${entries.length}`} />
        </div>
        {questionGroups(entries).map((group) => (
          <div key={group.entries[0]?.id}>
            <h3 className="m-practice__group" dir="auto" id={`${id}${group.entries[0]?.number}`} lang={lang}>
              {group.title}
            </h3>
            <ol aria-labelledby={`${id}${group.entries[0]?.number}`} className="m-practice__entries">
              {group.entries.map((entry) => {
                const isDone = hasAnswer(answers, entry.id);
                const isFull = isDone && (answers?.aloud.includes(entry.id) === true || !isShortAnswer(answers?.texts[entry.id] ?? ''));
                return (
                  <li key={entry.id}>
                    <button
                      aria-current={entry === current ? 'true' : undefined}
                      className="m-practice__entry"
                      onClick={() => {
                        if (fold.current) fold.current.open = false;
                        onChoose(entry);
                      }}
                      type="button"
                    >
                      <span className="m-practice__number">{numberText(entry.number)}</span>
                      <span className="m-practice__asked" dir="auto" lang={lang}>
                        {entry.asked.question}
                      </span>
                      {isFull && <Icon className="m-practice__check" name="check" size={16} />}
                      {isDone && <VisuallyHidden>{isFull ? ', answered' : ', answered in few words'}</VisuallyHidden>}
                    </button>
                    {/* For print only. */}
                    <p className="m-practice__printed" dir="auto" hidden>
                      {answers?.texts[entry.id]}
                    </p>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </div>
    </nav>
  );
}
