import { useRef } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { VisuallyHidden } from '../../../basics/VisuallyHidden.tsx';

interface AddFileProps {
  /** The extensions that the browser's dialog offers. A person may choose any other file. */
  readonly extensions: string;
  readonly disabled: boolean;
  /** The label of the field, where a form has several that take files. */
  readonly to?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's dialog for files. */
export function AddFile({ extensions, disabled, to, onFiles }: AddFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-adds-files="" disabled={disabled} icon="paperclip" onClick={() => input.current?.click()} size="sm">
        Add a file
        {to !== undefined && <VisuallyHidden> to {to}</VisuallyHidden>}
      </Button>
      <input
        accept={extensions}
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}
