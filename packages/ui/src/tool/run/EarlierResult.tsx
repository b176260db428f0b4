import { lowerFirst, type Result } from '@marginalia/engine';
import { useRef } from 'react';
import { Shortfalls } from '../../views/result/Shortfalls.tsx';
import { LeftOutWords } from '../result/LeftOutWords.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultBadges } from '../result/ResultBadges.tsx';
import { ResultBody } from '../result/ResultBody.tsx';
import { ResultFoot } from '../result/ResultFoot.tsx';
import type { RunView } from './run-view.ts';

interface EarlierResultProps extends Pick<RunView, 'tool' | 'ports' | 'onOutcome'> {
  readonly result: Result;
  readonly isStopped: boolean;
}

/** The result of an earlier run, whole, below the text of this one. */
export function EarlierResult({ tool, ports, result, isStopped, onOutcome }: EarlierResultProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <div className="m-result__earlier">
      <div className="m-result__head">
        <h3 className="m-result__title">Earlier result</h3>
        <ResultBadges isStopped={isStopped} result={result} tool={tool} />
        <ResultActions of="earlier result" onOutcome={onOutcome} ports={ports} result={result} sheet={sheet} tool={tool} />
      </div>
      <ResultBody
        label={`Earlier ${lowerFirst(tool.definition.screen.noun)}`}
        onNotice={onOutcome}
        ports={ports}
        progress={undefined}
        result={result}
        sheet={sheet}
        state="result"
        tool={tool}
      />
      <Shortfalls sentences={result.shortfalls ?? []} />
      <LeftOutWords result={result} />
      <ResultFoot result={result} />
    </div>
  );
}
