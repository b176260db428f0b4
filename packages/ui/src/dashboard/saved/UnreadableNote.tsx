import { Button } from '../../basics/Button.tsx';

interface UnreadableNoteProps {
  readonly count: number;
  readonly onDownload: () => void;
}

/** Says that some records could not be read, and lets a person take their raw text. */
export function UnreadableNote({ count, onDownload }: UnreadableNoteProps) {
  return (
    <div className="m-saved__unreadable">
      <p>
        {count === 1
          ? '1 saved record could not be read. It is kept as it is.'
          : `${count} saved records could not be read. They are kept as they are.`}
      </p>
      <Button icon="download" onClick={onDownload} size="sm">
        Download the unreadable part
      </Button>
    </div>
  );
}
