import { backUp, countNewFrom, newSinceBackup, type Ports, type SavedEntry } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import { useNotices } from '../notices/notices.tsx';
import type { DashboardHost } from './dashboard-host.ts';

interface BackupReminderProps {
  readonly storage: Ports['storage'];
  readonly clock: Ports['clock'];
  readonly host: DashboardHost;
  readonly entries: readonly SavedEntry[];
}

/** A calm line once five or more saved results are in no backup: this browser is their only place. */
export default function BackupReminder({ storage, clock, host, entries }: BackupReminderProps) {
  const notices = useNotices();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isShown = true;
    void newSinceBackup(storage, entries).then((found) => isShown && setCount(found));
    return () => {
      isShown = false;
    };
  }, [storage, entries]);
  if (count === undefined) return null;
  const putOff = (): void => {
    setCount(undefined);
    void countNewFrom(storage, clock.now()).catch(() => undefined);
  };
  const save = async (): Promise<void> => {
    notices.show(await backUp(await host.ports()));
    setCount(undefined);
  };
  return (
    <Notice
      actions={
        <>
          <Button icon="download" onClick={() => void save()} size="sm">
            Back up
          </Button>
          <Button onClick={putOff} size="sm">
            Not now
          </Button>
        </>
      }
      heading={`${count} results are in no backup`}
      tone="info"
    >
      They are stored in this browser only. A backup is one file that Settings can restore.
    </Notice>
  );
}
