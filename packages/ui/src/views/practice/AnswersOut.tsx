import { fileName } from '@marginalia/engine';
import { Button } from '../../basics/Button.tsx';
import type { ViewProps } from '../view.ts';
import { answersText, type PracticeAnswers } from './answers.ts';
import type { PracticeEntry } from './questions.ts';

interface AnswersOutProps extends Pick<ViewProps, 'tool' | 'ports' | 'onNotice'> {
  readonly entries: readonly PracticeEntry[];
  readonly answers: PracticeAnswers | undefined;
}

/** Copies or downloads the questions that were answered, with the answers. */
export function AnswersOut({ tool, ports, onNotice, entries, answers }: AnswersOutProps) {
  const copy = (): void => {
    ports.clipboard.write(answersText(entries, answers)).then(
      () => onNotice({ tone: 'success', title: 'Copied!', text: 'Answers copied to clipboard' }),
      () => onNotice({ tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Select Download answers instead.' }),
    );
  };
  const download = (): void => {
    const content = answersText(entries, answers).toWellFormed();
    ports.files.download({ name: fileName(tool.name, '_answers', '.txt'), type: 'text/plain;charset=utf-8', content });
    onNotice({ tone: 'success', title: 'Downloaded!', text: 'Answers downloaded' });
  };
  return (
    <>
      <Button icon="copy" onClick={copy} size="sm" variant="ghost">
        Copy answers
      </Button>
      <Button icon="download" onClick={download} size="sm" variant="ghost">
        Download answers
      </Button>
    </>
  );
}
