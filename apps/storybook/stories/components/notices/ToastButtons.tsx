import type { Notice } from '@marginalia/engine';
import { Button, type NoticeAction, useNotices } from '@marginalia/ui';

export interface ToastButtonsProps {
  /** The messages that the buttons show, in order. */
  readonly notices: readonly Notice[];
  /** The button of each toast, if it has one. */
  readonly action?: NoticeAction;
}

/** A button for each message. */
export function ToastButtons({ notices, action }: ToastButtonsProps) {
  const { show } = useNotices();
  return (
    <div className="sb-row">
      {notices.map((notice) => (
        <Button key={notice.title} onClick={() => show(notice, action)}>
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
    reason: 'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.',
  },
];

export const newVersion: Notice = {
  tone: 'info',
  title: 'A new version is ready.',
  text: 'Reload when it suits you. What you have typed in a form stays.',
};
