import { applyCorrections, type Notice } from '@marginalia/engine';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import type { ViewPorts } from '../view.ts';
import type { Decision } from './decisions.ts';
import type { MarkedDraft, MarkedEntry } from './entries.ts';
import { Legend } from './Legend.tsx';
import { takeText } from './take-text.ts';

interface MarkedHeadProps extends MarkedDraft {
  readonly decisionOf: (entry: MarkedEntry) => Decision | undefined;
  /** The findings that an accepted one overlaps. */
  readonly blocked: ReadonlyMap<string, MarkedEntry>;
  /** Absent while there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly ports: ViewPorts;
  readonly onNotice: (notice: Notice) => void;
}

/** Shows how many findings are decided, and the actions on the whole text. */
export function MarkedHead({ draft, entries, decisionOf, blocked, onUndo, ports, onNotice }: MarkedHeadProps) {
  const decisions = entries.map(decisionOf);
  const count = (kind: Decision['kind'] | undefined): number => decisions.filter((decision) => decision?.kind === kind).length;
  const corrections = entries.flatMap(({ id, places }, index) => {
    const decision = decisions[index];
    return decision?.kind === 'accepted' && !blocked.has(id) ? [{ places, to: decision.to }] : [];
  });
  const open = count(undefined);
  const noted = count('noted');
  const decided = entries.length - open;
  const take = (how: 'copy' | 'download') => () =>
    void takeText(how, applyCorrections(draft, corrections).text, corrections.length, ports).then(onNotice);
  return (
    <div className="m-marked__head">
      <p className="m-marked__sum" role="status">
        <b>{open} open</b> · {corrections.length} accepted · {count('ignored')} ignored{noted > 0 && ` · ${noted} noted`}
      </p>
      <div className="m-marked__actions">
        {draft !== '' && (
          <>
            <Button icon="copy" onClick={take('copy')} size="sm" variant="primary">
              Copy improved text
            </Button>
            <IconButton icon="download" label="Download improved text" onClick={take('download')} tooltip="Download improved text" />
          </>
        )}
        {onUndo && (
          <Button icon="undo" onClick={onUndo} size="sm">
            Undo
          </Button>
        )}
      </div>
      <ProgressBar label="Decided" value={(100 * decided) / entries.length} valueText={`${decided} of ${entries.length}`} />
      <Legend entries={entries} />
    </div>
  );
}
