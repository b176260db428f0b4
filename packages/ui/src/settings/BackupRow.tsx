import { type BackupPreview, type ChosenFile, itemCountOf, type StorageUse } from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Notice } from '../basics/Notice.tsx';
import { dayAndTimeOf } from '../format/ages.ts';

/** The ports for backup and restore. Each rejects with an error whose message can be shown. */
export interface BackupPorts {
  /** Downloads all saved work as one file. */
  backUp(): Promise<void>;
  /** Reads a backup file, and changes nothing. */
  preview(file: ChosenFile): Promise<BackupPreview>;
  /** Adds what is new, and returns how many records that were. */
  restore(preview: BackupPreview): Promise<number>;
  /** Downloads the saved work as it was before the last restore. */
  downloadBefore(): Promise<void>;
  storageUse(): Promise<StorageUse>;
}

type BackupStage =
  | { readonly name: 'idle' }
  | { readonly name: 'done'; readonly text: string; readonly restored: boolean }
  | { readonly name: 'asking'; readonly preview: BackupPreview }
  | { readonly name: 'failed'; readonly text: string };

/** Backs saved work up to a file, and adds a backup to it after a preview. */
export function BackupRow({ ports, onRestored }: { readonly ports: BackupPorts; readonly onRestored: () => void }) {
  const [stage, setStage] = useState<BackupStage>({ name: 'idle' });
  const attempt = async (work: () => Promise<BackupStage>): Promise<void> => {
    try {
      setStage(await work());
    } catch (error) {
      setStage({ name: 'failed', text: error instanceof Error ? error.message : 'This browser did not do that.' });
    }
  };
  const backUp = () =>
    attempt(async () => {
      await ports.backUp();
      return {
        name: 'done',
        text: 'The download of the backup has started. It holds saved work, results that you worked on and counters, and no key.',
        restored: false,
      };
    });
  const choose = (file: File | undefined): void => {
    if (file) void attempt(async () => ({ name: 'asking', preview: await ports.preview(file) }));
  };
  const restore = (preview: BackupPreview) =>
    attempt(async () => {
      const count = await ports.restore(preview);
      onRestored();
      return { name: 'done', text: `${itemCountOf(count)} restored.`, restored: true };
    });

  return (
    <div className="m-backup">
      <div className="m-actions">
        <Button icon="download" onClick={() => void backUp()} size="sm">
          Back up
        </Button>
        <ChooseFile onChoose={choose} />
      </div>
      <div aria-live="polite" className="m-backup__outcome">
        {stage.name === 'asking' && <Preview onCancel={() => setStage({ name: 'idle' })} onRestore={restore} preview={stage.preview} />}
        {stage.name === 'done' && <DoneNotice {...stage} onDownloadBefore={() => void ports.downloadBefore()} />}
        {stage.name === 'failed' && (
          <Notice heading="Error" level={4} tone="error">
            {stage.text}
          </Notice>
        )}
      </div>
    </div>
  );
}

function ChooseFile({ onChoose }: { readonly onChoose: (file: File | undefined) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => chooser.current?.click()} size="sm">
        Restore
      </Button>
      <input
        accept=".json,application/json"
        aria-label="Backup file"
        hidden
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
        ref={chooser}
        type="file"
      />
    </>
  );
}

interface DoneNoticeProps {
  readonly text: string;
  readonly restored: boolean;
  readonly onDownloadBefore: () => void;
}

function DoneNotice({ text, restored, onDownloadBefore }: DoneNoticeProps) {
  return (
    <Notice
      actions={
        restored && (
          <Button onClick={onDownloadBefore} size="sm">
            Download what was here before
          </Button>
        )
      }
      heading={text}
      level={4}
      tone="ok"
    />
  );
}

interface PreviewProps {
  readonly preview: BackupPreview;
  readonly onRestore: (preview: BackupPreview) => Promise<void>;
  readonly onCancel: () => void;
}

function Preview({ preview, onRestore, onCancel }: PreviewProps) {
  const { added, present, backup } = preview;
  const date = backup.exportedAt === undefined ? '' : ` of ${dayAndTimeOf(backup.exportedAt)}`;
  const lines = [
    `${itemCountOf(added)} will be added.`,
    present > 0 && `${itemCountOf(present)} ${present === 1 ? 'is' : 'are'} here already and will not change.`,
    backup.unreadable > 0 && `${itemCountOf(backup.unreadable)} cannot be read and will be left out.`,
  ];
  return (
    <Notice
      actions={
        <>
          <Button onClick={() => void onRestore(preview)} size="sm" variant="primary">
            {added === 0 ? 'Restore the counters' : `Restore ${itemCountOf(added)}`}
          </Button>
          <Button onClick={onCancel} size="sm">
            Cancel
          </Button>
        </>
      }
      heading={`Backup${date}`}
      level={4}
      tone="info"
    >
      {lines.filter(Boolean).join(' ')} Nothing that is here is removed.
    </Notice>
  );
}
