import type { FormStatus } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';

/** The field that only a bot fills in. */
export function BotCheck() {
  return (
    <div aria-hidden="true" className="m-message__trap">
      <input autoComplete="off" name="botcheck" tabIndex={-1} type="text" />
    </div>
  );
}

/** What came of the last attempt, announced politely. Always there, so that a change of it is heard. */
export function MessageStatus({ status }: { readonly status: FormStatus | undefined }) {
  return (
    <p className={status === undefined ? 'm-message__status' : `m-message__status m-message__status--${status.tone}`} role="status">
      {status?.tone === 'ok' && <Icon name="circle-check" size={16} />}
      {status?.tone === 'error' && <Icon name="alert" size={16} />}
      {status?.text}
    </p>
  );
}

/** Says plainly that nothing can be sent here, before anybody has typed in vain. */
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
