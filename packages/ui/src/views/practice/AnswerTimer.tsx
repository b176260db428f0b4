import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { useStopwatch } from './use-stopwatch.ts';

/** The seconds that a spoken answer takes in an interview. */
const AIM_SECONDS = 120;

/** A stopwatch for a spoken answer. It announces its start, its stop and the two minutes, and nothing between them. */
export function AnswerTimer({ question }: { readonly question: string }) {
  const { seconds, running, start, stop, reset } = useStopwatch(question);
  const [said, setSaid] = useState({ question, words: '' });
  const say = (words: string): void => setSaid({ question, words });
  const isOver = seconds >= AIM_SECONDS;
  const words = running && isOver ? 'Two minutes' : said.question === question ? said.words : '';
  return (
    <div className="m-practice__timer">
      <span aria-label="Time" className="m-practice__time" role="timer">
        {clockOf(seconds)}
      </span>
      <div className="m-practice__aim">
        <span>{isOver ? 'Two minutes are over' : 'Aim for two minutes, spoken aloud'}</span>
        <ProgressBar label="Two minutes" value={(100 * seconds) / AIM_SECONDS} valueText={spokenOf(seconds)} />
      </div>
      <Button
        icon={running ? 'stop' : 'play'}
        onClick={() => {
          if (running) stop();
          else start();
          say(running ? `Timer stopped at ${spokenOf(seconds)}` : 'Timer started');
        }}
        size="sm"
      >
        {running ? 'Stop' : 'Start'} <span className="m-hidden">the timer</span>
      </Button>
      <IconButton
        icon="undo"
        label="Set the timer to zero"
        onClick={() => {
          reset();
          say('Timer at zero');
        }}
      />
      <p className="m-hidden" role="status">
        {words}
      </p>
    </div>
  );
}

/** "1:24". */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "1 minute 24 seconds". */
function spokenOf(seconds: number): string {
  const parts = [countOf(Math.floor(seconds / 60), 'minute'), countOf(seconds % 60, 'second')];
  return parts.filter((part) => !part.startsWith('0')).join(' ') || '0 seconds';
}

function countOf(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
