import './subscribe.css';
import { Button } from '../basics/Button.tsx';
import type { FormService } from './form-service.ts';
import { MessageField } from './MessageField.tsx';
import { BotCheck, MessageStatus, NotSetUp } from './MessageParts.tsx';
import { useMessageForm } from './use-message-form.ts';

export interface SubscribeFormProps {
  /** The form service; undefined once it is known that the deployment has none. */
  readonly service: FormService | undefined;
  /** The site's email address, if the deployment sets one. */
  readonly email?: string | undefined;
}

/** The form in a "Stay Updated" box: sends an email address to the form service. */
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
