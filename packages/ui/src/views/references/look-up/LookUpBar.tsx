import type { ReferenceLookupPort } from '@marginalia/engine';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { counted } from '../../../format/counts.ts';
import { Dialog } from '../../../overlays/Dialog.tsx';
import type { ReferenceFixes } from '../fixes.ts';
import type { ShownSource } from '../sources.ts';
import { type LookUpRecord, type SourceToAsk, sourcesToAsk, withAnswer } from './asked.ts';
import { type LookUpFailures, useLookUp } from './use-look-up.ts';

export interface LookUpBarProps {
  readonly lookup: ReferenceLookupPort;
  readonly host: string;
  readonly sources: readonly ShownSource[];
  readonly fixes: ReferenceFixes | undefined;
  /** The citation style of the list. */
  readonly style: string | undefined;
  readonly failed: LookUpFailures;
  readonly onChange: (next: (fixes: ReferenceFixes | undefined) => ReferenceFixes) => void;
  readonly onFailed: (failed: LookUpFailures) => void;
}

/** Offers to look the identifiers of a list up, and asks first. Nothing is sent before the person has agreed for this list. */
export function LookUpBar({ lookup, host, sources, fixes, style, failed, onChange, onFailed }: LookUpBarProps) {
  const [asking, setAsking] = useState(false);
  const keep = (id: string, asked: LookUpRecord): void => onChange((now) => withAnswer(now, id, asked));
  const { run, start, cancel } = useLookUp(lookup, host, style, keep, onFailed);
  const open = sourcesToAsk(sources, fixes);
  const isAgain = Object.keys(failed).length > 0;
  return (
    <>
      {run === undefined && open.length > 0 && (
        <Button icon="globe" onClick={() => setAsking(true)} size="sm">
          {`Look up ${counted(open.length, 'identifier')} at ${host}`}
        </Button>
      )}
      {run && (
        <Button onClick={cancel} size="sm">
          Cancel the look-up
        </Button>
      )}
      <p className="m-sources__told" role="status">
        {run ? `Asking ${host}: ${run.done} of ${run.of}` : isAgain && `${counted(open.length, 'identifier')} could not be looked up.`}
      </p>
      {asking && (
        <Consent
          host={host}
          onClose={() => setAsking(false)}
          onLookUp={() => {
            setAsking(false);
            start(open);
          }}
          open={open}
        />
      )}
    </>
  );
}

interface ConsentProps {
  readonly host: string;
  readonly open: readonly SourceToAsk[];
  readonly onLookUp: () => void;
  readonly onClose: () => void;
}

/** Says what leaves the device, word for word. */
function Consent({ host, open, onLookUp, onClose }: ConsentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const agreed = useRef(false);
  const identifiers = [...new Set(open.map(({ doi }) => doi))];
  return (
    <Dialog
      className="m-look-up"
      dialog={dialog}
      focusOn=".m-look-up__ask"
      labelledBy={id}
      onClose={() => (agreed.current ? onLookUp() : onClose())}
    >
      <h2 className="m-look-up__title" id={id}>
        Ask {host} about {counted(identifiers.length, 'identifier')}?
      </h2>
      <p>
        Only these identifiers leave this device, one request each. {host} may pass a request on to the registry that holds the work. Both
        see your network address, as every website does. Your text, your references and your name stay here.
      </p>
      <ul className="m-look-up__list">
        {identifiers.map((doi) => (
          <li key={doi}>{doi}</li>
        ))}
      </ul>
      <div className="m-look-up__actions">
        <Button
          className="m-look-up__ask"
          onClick={() => {
            agreed.current = true;
            dialog.current?.close();
          }}
          variant="primary"
        >
          Look up
        </Button>
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
      </div>
    </Dialog>
  );
}
