import { materialFields } from '../../sources/material.ts';
import type { Stage } from '../writer/stage.ts';
import type { WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import type { ModelInput } from '../writer/writer-input.ts';
import { PartAsker } from './asking/part-asker.ts';
import { Checks } from './checks.ts';
import { Citations } from './cited/citations.ts';
import { readCitedSources } from './cited/read-sources.ts';
import { sourcesSection } from './cited/source-list.ts';
import { Composer } from './composer.ts';
import { FormFigures } from './content/form-figures.ts';
import { documentNotes, referencesText } from './document-notes.ts';
import { documentVerdict } from './document-verdict.ts';
import { Manuscript } from './manuscript.ts';
import { SectionWriter } from './section-writer.ts';

/**
 * Writes a long document in several requests, from the first missing part. Every finished part is stored at once, so that a failure, a
 * cancel, a reload or another generator loses none. Throws `GenerationError`; finished parts stay stored.
 */
export async function writeDocument(
  input: ModelInput,
  signal: AbortSignal,
  stage: Stage,
  send: (event: WriterEvent) => void,
): Promise<WriterOutcome> {
  const manuscript = new Manuscript(input, send);
  const { document } = manuscript;
  await manuscript.restore();
  const listing = sourcesSection(document.sections);
  const sources = listing && (await readCitedSources(listing, input, signal));
  const citations = sources && new Citations(sources, Object.values(input.values).join('\n'));
  if (listing && sources) document.derive(listing, referencesText(sources));
  const facts = new FormFigures(input.tool, input.values, listing?.sources.fields[0]);
  const composer = new Composer(input, document, facts, citations);
  const asker = new PartAsker(input, signal, stage, composer.promptTokens);
  const checks = new Checks(document, facts, citations);
  const outcome = await new SectionWriter({ input, signal, stage, manuscript, composer, asker, checks }).write();
  const { tool, values } = input;
  const [field] = materialFields(tool, values).filter((name) => name !== listing?.sources.fields[0]);
  return {
    ...outcome,
    shortfalls: [...(outcome.shortfalls ?? []), ...documentNotes(document, sources)],
    verdict: documentVerdict(document, tool.target(values), field),
  };
}
