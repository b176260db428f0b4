import type { ClipboardPort, Notice, StoragePort } from '@marginalia/engine';
import { Button } from '../basics/Button.tsx';
import type { PostSummary } from './post.ts';
import { sharePage } from './share-page.ts';
import { useBookmarks } from './use-bookmarks.ts';

export interface PostPorts {
  readonly clipboard: ClipboardPort;
  readonly storage: StoragePort;
}

export interface PostActionsProps {
  readonly post: PostSummary;
  readonly ports: PostPorts;
  /** Shows a notice. */
  readonly onNotice: (notice: Notice) => void;
}

/** The buttons Share and Save. */
export function PostActions({ post, ports, onNotice }: PostActionsProps) {
  const bookmarks = useBookmarks(ports.storage);
  const saved = bookmarks.has(post.slug);
  const showOutcome = async (outcome: Promise<Notice | undefined>): Promise<void> => {
    const notice = await outcome;
    if (notice) onNotice(notice);
  };
  const share = (): Promise<Notice | undefined> => {
    const sheet = 'share' in navigator ? navigator.share.bind(navigator) : undefined;
    const { origin, pathname } = document.location;
    return sharePage({ title: post.title, url: origin + pathname }, sheet, ports.clipboard);
  };
  return (
    <div className="m-post__actions">
      <Button icon="share" onClick={() => void showOutcome(share())}>
        Share
      </Button>
      <Button
        aria-pressed={saved}
        className="m-post__save"
        icon="bookmark"
        onClick={() => void showOutcome(bookmarks.set(post.slug, !saved))}
      >
        {saved ? 'Saved' : 'Save'}
      </Button>
    </div>
  );
}
