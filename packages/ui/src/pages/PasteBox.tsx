import type { DraftsPort, ToolIdentity } from '@marginalia/engine';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { sendTo } from '../drafts/arrival.ts';
import { autosaveFormDraft } from '../drafts/autosave-form-draft.ts';
import { useNavigate } from '../navigation/navigation.tsx';

/** A tool that can begin with nothing but notes. */
export interface PasteTarget {
  readonly label: string;
  readonly tool: Pick<ToolIdentity, 'slug'>;
}

interface PasteBoxProps {
  /** The tools that take the notes, the first one as the main action. */
  readonly starts: readonly PasteTarget[];
  readonly drafts: DraftsPort;
}

const INITIAL = { notes: '' };

/**
 * A box for notes. A button carries them to its tool and runs it. The notes stay here as a draft, so that another tool can take them too.
 */
export function PasteBox({ starts, drafts }: PasteBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  const [empty, setEmpty] = useState(false);
  useLayoutEffect(() => autosaveFormDraft(form.current as HTMLFormElement, { drafts, name: 'home', initial: INITIAL }), [drafts]);
  const start = (slug: string): void => {
    const material = notes.current?.value ?? '';
    if (material.trim() === '') {
      setEmpty(true);
      notes.current?.focus();
      return;
    }
    sendTo(drafts, slug, { do: 'run', material });
    navigate(`/tools/${slug}`);
  };
  return (
    <form autoComplete="off" className="m-paste" onSubmit={(event) => event.preventDefault()} ref={form}>
      <label className="m-paste__label" htmlFor={id}>
        Paste your notes
      </label>
      <textarea
        aria-describedby={empty ? `${id}-empty` : undefined}
        aria-invalid={empty || undefined}
        className="m-paste__notes"
        id={id}
        name="notes"
        onChange={() => setEmpty(false)}
        placeholder="A transcript, a chapter, your own notes. Messy is fine."
        ref={notes}
        rows={4}
      />
      {empty && (
        <p className="m-paste__empty" id={`${id}-empty`} role="alert">
          There are no notes here yet. Paste or type some first.
        </p>
      )}
      <div className="m-paste__starts">
        {starts.map(({ label, tool: { slug } }, place) => (
          <Button key={slug} onClick={() => start(slug)} size="lg" variant={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}
