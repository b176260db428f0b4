import { useId } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { DECISION_LABELS, type Decision } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';
import { choicesOf, PROOF_KINDS } from './proof-kind.ts';

interface FindingCardProps {
  readonly entry: MarkedEntry;
  readonly decision: Decision | undefined;
  /** "3 of 13". */
  readonly position: string;
  /** An accepted finding that shares words with this one. */
  readonly blocker: MarkedEntry | undefined;
  /** The correction that Accept takes. */
  readonly choice: string | undefined;
  readonly onChoice: (words: string) => void;
  readonly onDecide: (decision: Decision | undefined) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
  readonly lang: string | undefined;
}

/** One finding with its correction and its reason, to accept or to ignore. */
export function FindingCard(props: FindingCardProps) {
  const { entry, decision, position, blocker, choice, onChoice, onDecide, onStep, onClose, lang } = props;
  const id = useId();
  const { finding, kind, places } = entry;
  const choices = choicesOf(finding);
  const canAccept = choice !== undefined && places.length > 0;
  return (
    <section aria-labelledby={id} className="m-finding">
      <div className="m-finding__head">
        <span aria-hidden="true" className="m-finding__letters">
          {kind}
        </span>
        <h3 className="m-finding__kind" id={id}>
          {PROOF_KINDS[kind]} <span className="m-finding__told">{position}</span>
        </h3>
        <IconButton icon="arrow-left" label="Previous finding" onClick={() => onStep(-1)} tooltip="Previous (P)" />
        <IconButton icon="arrow-right" label="Next finding" onClick={() => onStep(1)} tooltip="Next (N)" />
        <IconButton icon="x" label="Close the finding" onClick={onClose} tooltip="Close (Esc)" />
      </div>
      <p className="m-finding__quote" dir="auto" lang={lang}>
        “{finding.quote}”
      </p>
      {places.length > 1 && <p className="m-finding__told">Marked at {places.length} places; one decision covers them all.</p>}
      {finding.why !== undefined && choices.length < 2 && (
        <p className="m-finding__why" dir="auto">
          {finding.why}
        </p>
      )}
      <Corrections
        choice={decision?.kind === 'accepted' ? decision.to : choice}
        choices={choices}
        disabled={decision !== undefined}
        lang={lang}
        name={id}
        onChoice={onChoice}
      />
      {decision === undefined && blocker !== undefined && canAccept && (
        <p className="m-finding__blocked">It overlaps “{blocker.finding.quote}”, which you accepted. Undo that first.</p>
      )}
      <FindingActions blocker={blocker} choice={canAccept ? choice : undefined} decision={decision} onDecide={onDecide} />
    </section>
  );
}

interface CorrectionsProps {
  readonly choices: readonly string[];
  /** The correction that is accepted, or that Accept takes. */
  readonly choice: string | undefined;
  readonly disabled: boolean;
  /** The name of the radio buttons. */
  readonly name: string;
  readonly onChoice: (words: string) => void;
  readonly lang: string | undefined;
}

/** The correction of a finding; of several, one is chosen. */
function Corrections({ choices, choice, disabled, name, onChoice, lang }: CorrectionsProps) {
  return (
    <>
      {choices.length === 1 && (
        <p className="m-finding__becomes" dir="auto" lang={lang}>
          <span className="m-finding__arrow">→ </span>
          {choices[0] === '' ? 'leave these words out' : choices[0]}
        </p>
      )}
      {choices.length > 1 && (
        <fieldset className="m-finding__choices">
          <legend className="m-hidden">Write instead</legend>
          {choices.map((words) => (
            <label className="m-finding__choice" key={words} lang={lang}>
              <input checked={words === choice} disabled={disabled} name={name} onChange={() => onChoice(words)} type="radio" />
              {words}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface FindingActionsProps extends Pick<FindingCardProps, 'decision' | 'blocker' | 'onDecide'> {
  /** The words that Accept puts in; undefined where the finding can only be noted. */
  readonly choice: string | undefined;
}

function FindingActions({ decision, blocker, choice, onDecide }: FindingActionsProps) {
  return (
    <div className="m-finding__actions">
      {decision !== undefined ? (
        <>
          <span className="m-finding__decided">
            {decision.kind !== 'ignored' && <Icon name="check" size={16} />} {DECISION_LABELS[decision.kind]}
            {decision.kind === 'accepted' && blocker !== undefined && `, but left out: it overlaps “${blocker.finding.quote}”`}
          </span>
          <Button icon="undo" onClick={() => onDecide(undefined)} size="sm">
            Undo
          </Button>
        </>
      ) : (
        <>
          {choice !== undefined && blocker === undefined && (
            <Button icon="check" onClick={() => onDecide({ kind: 'accepted', to: choice })} size="sm" variant="primary">
              Accept
            </Button>
          )}
          {choice === undefined && (
            <Button icon="check" onClick={() => onDecide({ kind: 'noted' })} size="sm" variant="primary">
              Noted
            </Button>
          )}
          <Button onClick={() => onDecide({ kind: 'ignored' })} size="sm">
            Ignore
          </Button>
        </>
      )}
    </div>
  );
}
