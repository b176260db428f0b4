import { joinSources } from '../../result/result.ts';
import { READ_IN_PART, shortfallSentences, TOO_LONG } from '../brief/shortfalls.ts';
import type { WriterOutcome } from '../writer/writer-events.ts';
import type { PartAsker } from './asking/part-asker.ts';
import { checkDocument } from './check-document.ts';
import type { Checks } from './checks.ts';
import type { DocumentText } from './document-text.ts';

/** The models that wrote a finished document, the words that it does not hold, and what it lacks compared with its outline. */
export function documentOutcome(document: DocumentText, checks: Checks, asker: PartAsker): WriterOutcome {
  const leftOut = [...document.parts.flatMap((part) => part.leftOut ?? []), ...checks.leftOut, ...asker.refused];
  return {
    source: joinSources(document.parts.map(({ source }) => source)),
    ...(leftOut.length > 0 && { leftOut }),
    shortfalls: [
      ...(asker.readInPart ? [READ_IN_PART] : []),
      ...(asker.tooLong ? [TOO_LONG] : []),
      ...shortfallSentences(checkDocument(document), document.sections),
    ],
  };
}
