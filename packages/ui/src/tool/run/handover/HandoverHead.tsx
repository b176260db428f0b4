import { answerNumber } from '@marginalia/engine';
import { Button } from '../../../basics/Button.tsx';
import { Tag } from '../../../basics/Tag.tsx';
import type { RunView } from '../run-view.ts';

/** Beside the card's heading while a prompt waits: which of several answers is waited for, and Cancel. */
export function HandoverHead({ view: { snapshot, send } }: { readonly view: RunView }) {
  const { handover } = snapshot.context;
  const { part, of } = answerNumber(handover ?? {});
  return (
    <>
      {of > 1 && part <= of && <Tag icon="pen-line">{`Part ${part} of ${of}`}</Tag>}
      <Button className="m-handover__cancel" data-ends-with-run="" icon="stop" onClick={() => send('cancel')} size="sm">
        Cancel
      </Button>
    </>
  );
}
