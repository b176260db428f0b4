import './subscribe.css';
import type { FormService } from '@marginalia/engine';
import { Button } from '../basics/Button.tsx';
import { MessageField } from './MessageField.tsx';
import { BotCheck, MessageStatus, NotSetUp } from './MessageParts.tsx';
import { useMessageForm } from './use-message-form.ts';

export interface SubscribeFormProps {
  /** Who takes the address; undefined where it is known that nobody does. */
  readonly service: FormService | undefined;
  /** The site's own address, where the deployment gives it. */
  readonly email?: string | undefined;
}

/** The form inside a "Stay Updated" box: an address for the deployment's form service. Its one line folds where it is narrow. */
export function SubscribeForm({ service, email }: SubscribeFormProps) {
  const { form, sending, issues, status } = useMessageForm('subscribe', service);
  return (
    <form {...form} className="m-subscribe" data-busy={sending || undefined}>
      <div className="m-subscribe__set">
        <MessageField autoComplete="email" issues={issues} label="Email address" name="email" readOnly={sending} type="email" />
        <BotCheck />
        <Button busy={sending} className="m-subscribe__button" type="submit" variant="primary">
          {sending ? 'Sending...' : 'Subscribe'}
        </Button>
      </div>
      {service === undefined && (
        <p className="m-subscribe__note">
          <NotSetUp email={email} />
        </p>
      )}
      <MessageStatus status={status} />
    </form>
  );
}
