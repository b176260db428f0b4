import { Icon } from '../basics/Icon.tsx';
import type { FormStatus } from './message-view.ts';

/** The field that only a bot fills in. */
export function BotCheck() {
  return (
    <div aria-hidden="true" className="m-message__trap">
      <input autoComplete="off" name="botcheck" tabIndex={-1} type="text" />
    </div>
  );
}

/** The status of the last attempt, announced politely. Always rendered, so that screen readers notice a change. */
export function MessageStatus({ status }: { readonly status: FormStatus | undefined }) {
  return (
    <p className={status === undefined ? 'm-message__status' : `m-message__status m-message__status--${status.tone}`} role="status">
      {status?.tone === 'ok' && <Icon name="circle-check" size={16} />}
      {status?.tone === 'error' && <Icon name="alert" size={16} />}
      {status?.text}
    </p>
  );
}

/** The note that this deployment cannot send, shown before a person types. */
export function NotSetUp({ email }: { readonly email: string | undefined }) {
  return (
    <>
      No form service is set up here, so this form cannot be sent.
      {email !== undefined && (
        <>
          {' '}
          Write to <a href={`mailto:${email}`}>{email}</a> instead.
        </>
      )}
    </>
  );
}
