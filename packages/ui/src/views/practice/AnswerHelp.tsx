import type { Question } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';

interface AnswerHelpProps {
  readonly asked: Question;
  readonly answered: boolean;
  readonly lang: string | undefined;
}

/** The marks of a good answer, on demand. The follow-up is offered after the answer. */
export function AnswerHelp({ asked: { shows, look, tells, followUp }, answered, lang }: AnswerHelpProps) {
  const hints = [
    ['', shows],
    ['Look at: ', look],
    ['The answer tells you: ', tells],
  ].filter((hint): hint is [string, string] => hint[1] !== undefined);
  return (
    <>
      {hints.length > 0 && (
        <details className="m-practice__help">
          <summary className="m-practice__reveal">
            <Icon name="eye" size={18} />
            {shows === undefined ? 'Show a hint' : 'Show what a good answer shows'}
            <Icon className="m-practice__chevron" name="chevron-down" />
          </summary>
          {hints.map(([label, hint]) => (
            <p className="m-practice__hint" dir="auto" key={label} lang={lang}>
              {label}
              {hint}
            </p>
          ))}
        </details>
      )}
      {followUp !== undefined && answered && (
        <details className="m-practice__help m-practice__help--next">
          <summary className="m-practice__reveal">
            <Icon name="messages" size={18} />
            Follow-up, without preparation
            <Icon className="m-practice__chevron" name="chevron-down" />
          </summary>
          <p className="m-practice__hint" dir="auto" lang={lang}>
            {followUp}
          </p>
        </details>
      )}
    </>
  );
}
