import { answerProblem, type Handover, numberText } from '@marginalia/engine';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { FieldFrame } from '../../../fields/FieldFrame.tsx';
import type { RunView } from '../run-view.ts';
import { AnswerCounts } from './AnswerCounts.tsx';
import { HandoverStep } from './HandoverStep.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';

interface HandoverAnswerProps {
  readonly view: RunView;
  readonly handover: Handover;
  readonly title: string;
}

/** The second step: a box for the answer, the number of items read in it, and the button that uses it. */
export function HandoverAnswer({ view, handover, title }: HandoverAnswerProps) {
  const { tool, ports, reply } = view;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const draft = useAnswerDraft({ slug: tool.slug, id: handover.id, ports, area });
  const use = (): void => {
    const text = area.current?.value ?? '';
    const found = answerProblem(handover, text);
    setProblem(found);
    if (found !== undefined) {
      area.current?.focus();
      return;
    }
    draft.end();
    reply({ type: 'answer', text });
  };
  const skip = (): void => {
    draft.end();
    reply({ type: 'skip' });
  };
  const { words } = handover;
  return (
    <HandoverStep number={2} title={title}>
      <FieldFrame describedBy={[`${id}-count`]} error={problem} id={id} label="Answer">
        {(control) => (
          <textarea
            {...control}
            className="m-field__control m-handover__answer"
            name="answer"
            onChange={() => {
              setProblem(undefined);
              draft.changed();
            }}
            placeholder="Paste the whole answer. If it stops early, paste the rest under it."
            ref={area}
            rows={9}
          />
        )}
      </FieldFrame>
      <AnswerCounts
        draft={draft}
        expected={words === undefined ? '' : `Expected: about ${numberText(Math.max(50, Math.round(words / 50) * 50))} words`}
        handover={handover}
        id={`${id}-count`}
        tool={tool}
        values={view.snapshot.context.values}
      />
      <div className="m-handover__row">
        <Button onClick={use} variant="primary">
          Use this answer
        </Button>
        {handover.reason !== undefined && (
          <Button onClick={skip} variant="ghost">
            Skip this part
          </Button>
        )}
      </div>
      <p className="m-handover__told">Greeting and markdown are taken off. Words that are not in your material are marked.</p>
    </HandoverStep>
  );
}
