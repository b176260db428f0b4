import { Icon } from '../basics/Icon.tsx';
import type { FormStatus } from './message-view.ts';

/** A hidden field that only bots fill in. */
export function BotCheck() {
  return (
    <div aria-hidden="true" className="m-message__trap">
      <input autoComplete="off" name="botcheck" tabIndex={-1} type="text" />
    </div>
  );
}

/** The result of the last attempt. Always mounted: screen readers announce only changes of a live region that exists. */
export function MessageStatus({ status }: { readonly status: FormStatus | undefined }) {
  return (
    <p className={status === undefined ? 'm-message__status' : `m-message__status m-message__status--${status.tone}`} role="status">
      {status?.tone === 'ok' && <Icon name="circle-check" size={16} />}
      {status?.tone === 'error' && <Icon name="alert" size={16} />}
      {status?.text}
    </p>
  );
}

interface NotSetUpProps {
  readonly className: string;
  readonly email: string | undefined;
  /** The address of the public repository. */
  readonly repository?: string | undefined;
  /** The result of the last attempt, where it takes the place of the reason. */
  readonly status?: FormStatus | undefined;
}

/** Says that this deployment cannot send the form, before anybody types in it. */
export function NotSetUp({ className, email, repository, status }: NotSetUpProps) {
  if (status !== undefined && email === undefined && repository === undefined) return null;
  return (
    <p className={className}>
      {status === undefined && 'No form service is set up here, so this form cannot be sent.'}
      {email !== undefined && (
        <>
          {' '}
          Write to <a href={`mailto:${email}`}>{email}</a> instead.
        </>
      )}
      {email === undefined && repository !== undefined && (
        <>
          {' '}
          Open an issue in the <a href={repository}>public repository</a> instead.
        </>
      )}
    </p>
  );
}
