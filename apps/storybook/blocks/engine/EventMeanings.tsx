import { Specimen } from '../Specimen.tsx';
import { graphOfToolMachine } from './machine-graph.ts';

/** The sender and the meaning of each event. If an event of the machine is missing here, the story of this block fails. */
const MEANINGS: Readonly<Record<string, { readonly from: string; readonly means: string }>> = {
  submit: { from: 'a person', means: 'Start a run with these values. It is ignored while a run is busy.' },
  cancel: { from: 'a person', means: 'Stop the run. The text so far is kept.' },
  retry: {
    from: 'a person',
    means: 'Run the same values again after a failure. The text of the failed run is shown until new text arrives.',
  },
  resume: {
    from: 'a person',
    means:
      'Continue a long document that failed or was stopped, at its first missing section, or a prompt that waited when the page was closed.',
  },
  answer: { from: 'a person', means: 'Use the answer that was pasted for the prompt that waits.' },
  skip: { from: 'a person', means: 'Go on without the answer to a second prompt. It is ignored for a first one.' },
  startOver: { from: 'a person', means: 'Discard the finished sections of such a document and write it from its beginning.' },
  show: { from: 'a person', means: 'Show a kept text: the last one when the tool opens, or one of the earlier results.' },
  clear: { from: 'a person', means: 'Empty the card, because the text in view was discarded.' },
  begun: { from: 'the writer', means: 'The run has started with the generator that is chosen now, and uses it until its end.' },
  arranged: {
    from: 'the writer',
    means: 'The text around the writing position has changed: a section is inserted between others, or was cleaned.',
  },
  waiting: { from: 'the writer', means: 'No text arrives for a while, because of a pause of the service, a download or a check.' },
  handover: {
    from: 'the writer',
    means: 'A prompt waits for a person who takes it to a chat and pastes the answer. Nothing else happens until then.',
  },
  parts: { from: 'the writer', means: 'The finished sections of a long document, from which a later run can continue.' },
  written: { from: 'the writer', means: 'More text has arrived. It is sent at most 20 times a second.' },
  progress: { from: 'the writer', means: 'The next section has started.' },
  completed: { from: 'the writer', means: 'The text is complete. The use is counted before the result is shown.' },
  done: { from: 'the count of uses', means: 'The use is counted.' },
  after: { from: 'the clock', means: 'Storage has not responded for half a second, so the result is shown without waiting for it.' },
  failed: { from: 'the writer', means: 'The generator has thrown an error, ended early, or written nothing.' },
};

const events = [...new Set(graphOfToolMachine().transitions.map(({ event }) => event))];

export function EventMeanings() {
  return (
    <Specimen>
      <dl className="sb-measures">
        {events.map((event) => (
          <div className="sb-measures__row" key={event}>
            <dt>{event}</dt>
            <dd>
              {MEANINGS[event]
                ? `From ${MEANINGS[event].from}. ${MEANINGS[event].means}`
                : 'This event has no description. Add it to EventMeanings.tsx.'}
            </dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}
