import { Button } from '../../basics/Button.tsx';
import { Tag } from '../../basics/Tag.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultBadges } from '../result/ResultBadges.tsx';
import { AsLeft } from './AsLeft.tsx';
import { HandoverHead } from './handover/HandoverHead.tsx';
import type { RunView } from './run-view.ts';
import { wasStopped } from './was-stopped.ts';

/** The content beside the card's heading: during a run the current section and Cancel, afterwards badges and actions. */
export function RunHead({ view }: { readonly view: RunView }) {
  const { tool, ports, snapshot, state, shown, sheet, onOutcome, send } = view;
  const { progress } = snapshot.context;
  if (snapshot.matches({ busy: 'handover' })) return <HandoverHead view={view} />;
  if (state === 'busy')
    return (
      <>
        {progress && (
          <p className="m-result__writing">
            Writing section {progress.index} of {progress.count}
          </p>
        )}
        <Button className="m-result__cancel" data-ends-with-run="" icon="stop" onClick={() => send('cancel')} size="sm">
          Cancel
        </Button>
      </>
    );
  if (!shown) return null;
  return (
    <>
      {snapshot.matches({ error: 'empty' }) && <Tag icon="history">Earlier result</Tag>}
      <AsLeft ports={ports} result={shown} tool={tool}>
        {(result) => <ResultBadges isStopped={snapshot.matches({ result: 'stopped' }) && wasStopped(view)} result={result} tool={tool} />}
      </AsLeft>
      <ResultActions onOutcome={onOutcome} ports={ports} result={shown} sheet={sheet} tool={tool} />
    </>
  );
}
