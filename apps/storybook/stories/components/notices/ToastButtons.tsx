import type { Notice } from '@marginalia/engine';
import { Button, useNotices } from '@marginalia/ui';

export interface ToastButtonsProps {
  /** The messages that the buttons show, in order. */
  readonly notices: readonly Notice[];
}

/** A button for each message. */
export function ToastButtons({ notices }: ToastButtonsProps) {
  const { show } = useNotices();
  return (
    <div className="sb-row">
      {notices.map((notice) => (
        <Button key={notice.title} onClick={() => show(notice)}>
          {`Show "${notice.title}"`}
        </Button>
      ))}
    </div>
  );
}

export const someNotices: readonly Notice[] = [
  { tone: 'success', title: 'Copied!', text: 'Debrief copied to clipboard' },
  { tone: 'info', title: 'Stopped.', text: '2,946 words kept.' },
  {
    tone: 'error',
    title: 'Error',
    text: 'Failed to generate report. Please try again.',
    reason: 'The service could not be reached. Check your connection. If that is well, "Test connection" in Settings says what is wrong.',
  },
];
