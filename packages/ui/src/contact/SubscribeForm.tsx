import './subscribe.css';
import { Button } from '../basics/Button.tsx';
import type { FormService } from './form-service.ts';
import { MessageField } from './MessageField.tsx';
import { BotCheck, MessageStatus, NotSetUp } from './MessageParts.tsx';
import { useMessageForm } from './use-message-form.ts';

export interface SubscribeFormProps {
  /** Sends the address; undefined when the deployment is known to have no form service. */
  readonly service: FormService | undefined;
  /** The email address of the deployment, if it names one. */
  readonly email?: string | undefined;
}

/** The form in a "Stay Updated" box: sends an email address to the deployment's form service. */
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
      {service === undefined && <NotSetUp className="m-subscribe__note" email={email} status={status} />}
      <MessageStatus status={status} />
    </form>
  );
}
