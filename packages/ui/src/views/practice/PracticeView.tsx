import { countWords, numberText, wordsOf } from '@marginalia/engine';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { lineNumberOf } from '../source-of.ts';
import { progressOf, type ViewProps } from '../view.ts';
import { AnswerHelp } from './AnswerHelp.tsx';
import { AnswersOut } from './AnswersOut.tsx';
import { AnswerTimer } from './AnswerTimer.tsx';
import { noteOn } from './answer-note.ts';
import { hasAnswer, isPracticeAnswers, withAloud, withAnswerText, withQuestionInView } from './answers.ts';
import { QuestionList } from './QuestionList.tsx';
import { type PracticeEntry, practiceEntries } from './questions.ts';
import './practice.css';

/** An interview to practise: one question at a time, with a timer, an answer that is kept, and help on demand. */
export default function PracticeView(props: ViewProps) {
  const { tool, sections, text, spans } = props;
  const entries = useMemo(() => practiceEntries(tool, sections, text, spans), [tool, sections, text, spans]);
  const [first] = entries;
  if (first === undefined) return <p className="m-practice__none">There is no question in this result.</p>;
  return <Practice {...props} entries={entries} first={first} />;
}

interface PracticeProps extends ViewProps {
  readonly entries: readonly PracticeEntry[];
  readonly first: PracticeEntry;
}

function Practice({ entries, first, progress: stored, lang, values, onShowSource, ...rest }: PracticeProps) {
  const { state: answers, change } = progressOf(stored, isPracticeAnswers);
  const current = entries.find(({ id }) => id === answers?.at) ?? first;
  const { asked, id, number, source } = current;
  const answer = answers?.texts[id] ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const isBegun = entries.some((entry) => hasAnswer(answers, entry.id));
  const open = entries.find((entry) => !hasAnswer(answers, entry.id) && entry !== current);
  const last = number === entries.length;

  const goTo = (entry: PracticeEntry | undefined): void => {
    if (entry === undefined) return;
    change((now) => withQuestionInView(now, entry.id));
    heading.current?.focus();
  };
  const goByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isTyping = target instanceof Element && target.closest('textarea, input') !== null;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined || isTyping || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    goTo(entries[number - 1 + step]);
  };

  return (
    <section aria-label="Practice" className="m-practice" onKeyDown={goByKey}>
      <div className="m-practice__columns">
        <QuestionList answers={answers} current={current} entries={entries} lang={lang} onChoose={goTo} />
        <div className="m-practice__stage">
          <p className="m-practice__where">
            <span className="m-practice__count">
              Question {numberText(number)} of {numberText(entries.length)}
            </span>
            {source && onShowSource && (
              <button className="m-link-button" onClick={() => onShowSource(source)} type="button">
                from your material, line {numberText(lineNumberOf(values, source))}
              </button>
            )}
          </p>
          <h3 className="m-practice__question" dir="auto" lang={lang} ref={heading} tabIndex={-1}>
            {asked.question}
          </h3>
          <AnswerTimer question={id} />
          <AnswerField
            isAloud={answers?.aloud.includes(id) === true}
            onAloud={(isAloud) => change((now) => withAloud(now, id, isAloud))}
            onChange={(value) => change((now) => withAnswerText(now, id, value, answer))}
            note={noteOn(answer, asked)}
            value={answer}
          />
          <AnswerHelp answered={hasAnswer(answers, id)} asked={asked} key={id} lang={lang} />
          <QuestionSteps
            isFirst={number === 1}
            next={last ? open && 'open' : 'next'}
            onNext={() => goTo(last ? open : entries[number])}
            onPrevious={() => goTo(entries[number - 2])}
          />
        </div>
      </div>
      {isBegun && (
        <div className="m-practice__foot">
          <AnswersOut {...rest} answers={answers} entries={entries} />
        </div>
      )}
    </section>
  );
}

interface QuestionStepsProps {
  readonly isFirst: boolean;
  /** The question that the second button goes to; undefined where there is none. */
  readonly next: 'next' | 'open' | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

function QuestionSteps({ isFirst, next, onPrevious, onNext }: QuestionStepsProps) {
  return (
    <div className="m-practice__steps">
      <Button disabled={isFirst} icon="arrow-left" onClick={onPrevious}>
        Previous
      </Button>
      {next && (
        <Button onClick={onNext} variant="primary">
          {next === 'open' ? 'Next open question' : 'Next question'}
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
    </div>
  );
}

interface AnswerFieldProps {
  readonly value: string;
  /** The next thing to add to the answer. */
  readonly note: string | undefined;
  readonly isAloud: boolean;
  readonly onChange: (value: string) => void;
  readonly onAloud: (isAloud: boolean) => void;
}

function AnswerField({ value, note, isAloud, onChange, onAloud }: AnswerFieldProps) {
  const field = useId();
  return (
    <div className="m-practice__answer">
      <div className="m-practice__label">
        <label htmlFor={field}>Your answer</label>
        <span className="m-practice__told">
          {value.trim() === '' ? 'Kept in this browser as you type' : `${wordsOf(countWords(value))}, kept in this browser`}
        </span>
      </div>
      <textarea
        aria-describedby={note === undefined ? undefined : `${field}-note`}
        className="m-field__control m-practice__text"
        id={field}
        onChange={({ target }) => onChange(target.value)}
        rows={6}
        value={value}
      />
      {note !== undefined && (
        <p className="m-practice__told" id={`${field}-note`}>
          {note}
        </p>
      )}
      <label className="m-practice__aloud">
        <input checked={isAloud} className="m-checkbox__input" onChange={({ target }) => onAloud(target.checked)} type="checkbox" />I
        answered aloud
      </label>
    </div>
  );
}
