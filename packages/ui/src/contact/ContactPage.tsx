import './contact.css';
import type { DraftsPort } from '@marginalia/engine';
import { useLayoutEffect } from 'react';
import { Button } from '../basics/Button.tsx';
import { useHydrated } from '../basics/use-hydrated.ts';
import { autosaveFormDraft } from '../drafts/autosave-form-draft.ts';
import { Link } from '../navigation/Link.tsx';
import type { FormService } from './form-service.ts';
import { MessageField } from './MessageField.tsx';
import { BotCheck, MessageStatus, NotSetUp } from './MessageParts.tsx';
import { useMessageForm } from './use-message-form.ts';

/** The fields of the draft. The bot check is not one of them: text that a browser once filled in there must not be restored. */
const INITIAL = { firstName: '', lastName: '', email: '', subject: '', message: '' };

export interface ContactPageProps {
  /** Sends the message; undefined when the deployment is known to have no form service. */
  readonly service: FormService | undefined;
  /** Stores the typed texts until they are sent. */
  readonly drafts?: DraftsPort | undefined;
  /** The email address of the deployment and the URL of its repository, if it names them. */
  readonly email?: string | undefined;
  readonly repository?: string | undefined;
}

/**
 * A message to the operator of this deployment, sent through its form service. The typed text stays in the form until the message is sent.
 */
export function ContactPage({ service, drafts, email, repository }: ContactPageProps) {
  const hydrated = useHydrated();
  const { form, sending, issues, status } = useMessageForm('contact', service);
  const { ref } = form;
  useLayoutEffect(() => {
    if (drafts) return autosaveFormDraft(ref.current as HTMLFormElement, { drafts, name: 'contact', initial: INITIAL });
  }, [ref, drafts]);
  const field = { issues, readOnly: sending };
  return (
    <div className="m-contact m-container">
      <h1 className="m-contact__title" id="page-title">
        Contact Us
      </h1>
      {service === undefined ? (
        <NotSetUp className="m-contact__lead" email={email} repository={repository} status={status} />
      ) : (
        <p className="m-contact__lead">Questions, bugs, or a tool you wish existed. All fields are required.</p>
      )}
      <div className="m-contact__columns">
        <form {...form} className="m-contact__card" data-busy={sending || undefined}>
          <fieldset disabled={!hydrated}>
            <div className="m-contact__fields">
              <MessageField {...field} autoComplete="given-name" half label="First Name" name="firstName" />
              <MessageField {...field} autoComplete="family-name" half label="Last Name" name="lastName" />
              <MessageField {...field} autoComplete="email" label="Email" name="email" type="email" />
              <MessageField {...field} autoComplete="off" label="Subject" name="subject" />
              <MessageField {...field} autoComplete="off" label="Message" name="message" rows={6} />
              <BotCheck />
            </div>
            <div className="m-contact__foot">
              <Button busy={sending} size="lg" type="submit" variant="primary">
                {sending ? 'Sending...' : 'Send Message'}
              </Button>
              <div className="m-contact__words">
                {/* The result of an attempt takes the place of the note, so that nothing on the page moves. */}
                {service !== undefined && !status && <p className="m-contact__note">Sent through a form service, not stored here.</p>}
                <MessageStatus status={status} />
              </div>
            </div>
          </fieldset>
        </form>
        <div className="m-contact__side">
          <h2 className="m-contact__heading">Report a bug</h2>
          <p>
            {repository !== undefined && (
              <>
                Issues on the <a href={repository}>public repository</a> get the fastest answer.{' '}
              </>
            )}
            Say which page it was, what you did and what happened instead.
          </p>
          <h2 className="m-contact__heading">Privacy</h2>
          <p>
            This form sends what you type in it and nothing else: no tool inputs, no saved work. More in the{' '}
            <Link to="/privacy">Privacy Policy</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}
