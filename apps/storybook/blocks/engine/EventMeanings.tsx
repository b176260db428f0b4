import { Specimen } from '../Specimen.tsx';
import { graphOfToolMachine } from './machine-graph.ts';

/** Who sends each event, and what it says. An event of the machine that is not here fails the story of this block. */
const MEANINGS: Readonly<Record<string, { readonly from: string; readonly means: string }>> = {
  submit: { from: 'a person', means: 'Write with these values. While a run is busy it is ignored.' },
  cancel: { from: 'a person', means: 'Stop. What was written stays.' },
  retry: { from: 'a person', means: 'Run the same values again after a failure. What the failed run wrote stays until new words come.' },
  resume: { from: 'a person', means: 'Go on with a long document that failed or was stopped, at its first missing part.' },
  startOver: { from: 'a person', means: 'Forget the finished parts of such a document and write it from its beginning.' },
  begun: { from: 'the writer', means: 'The generator that is chosen now writes; this run keeps to it.' },
  arranged: {
    from: 'the writer',
    means: 'The text stands anew around the place of writing: a section goes between others, or was cleaned.',
  },
  waiting: { from: 'the writer', means: 'No text comes for now: a pause of the service, a download, a check.' },
  parts: { from: 'the writer', means: 'The finished parts of a long document, from which a later run goes on.' },
  written: { from: 'the writer', means: 'More text has come; at most 20 times a second.' },
  progress: { from: 'the writer', means: 'Another section is being written.' },
  completed: { from: 'the writer', means: 'The text is whole. The use is counted before the result is shown.' },
  done: { from: 'the count of uses', means: 'The use is counted.' },
  after: { from: 'the clock', means: 'The storage has not answered for half a second: the result is shown all the same.' },
  failed: { from: 'the writer', means: 'The generator has thrown, ended early, or written nothing.' },
};

const events = [...new Set(graphOfToolMachine().transitions.map(({ event }) => event))];

export function EventMeanings() {
  return (
    <Specimen>
      <dl className="sb-measures">
        {events.map((event) => (
          <div className="sb-measures__row" key={event}>
            <dt>{event}</dt>
            <dd>{MEANINGS[event] ? `From ${MEANINGS[event].from}. ${MEANINGS[event].means}` : 'Nobody has said what this event means.'}</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}
