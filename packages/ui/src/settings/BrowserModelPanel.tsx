import { useEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { ProgressBar } from '../basics/ProgressBar.tsx';
import type { SettingsPorts } from './generator-form.ts';

interface BrowserModelPanelProps {
  readonly browserModel: SettingsPorts['browserModel'];
  /** Called when the download has finished: the caller checks again whether the model is available. */
  readonly onDone: () => void;
}

/**
 * Starts the download that the browser's built-in model may need, and shows its progress. The browser keeps what it has downloaded when
 * Settings closes.
 */
export function BrowserModelPanel({ browserModel, onDone }: BrowserModelPanelProps) {
  const [ratio, setRatio] = useState<number>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = (): void => {
    const abort = new AbortController();
    running.current = abort;
    setFailed(false);
    setRatio(0);
    browserModel
      .download((now) => setRatio(now), abort.signal)
      .then(onDone, () => {
        if (!abort.signal.aborted) setFailed(true);
      })
      .finally(() => setRatio(undefined));
  };

  const percent = ratio === undefined ? undefined : Math.round(ratio * 100);
  return (
    <div className="m-model">
      <p className="m-model__text">
        <strong>One download first.</strong> The browser fetches its model once and keeps it; it can be several gigabytes.
      </p>
      <Button busy={percent !== undefined} className="m-model__download" icon="download" onClick={download}>
        {percent === undefined ? 'Download' : 'Downloading…'}
      </Button>
      {percent !== undefined && <ProgressBar label="Download of the browser's model" value={percent} valueText={`${percent} %`} />}
      <div className="m-model__outcome" data-tone={failed ? 'error' : undefined} role="status">
        {failed && (
          <p className="m-model__said">The download did not finish. Check your connection and the room on this device, then try again.</p>
        )}
      </div>
    </div>
  );
}
