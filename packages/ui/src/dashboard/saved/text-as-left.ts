import { localDay, progressId, type SavedEntry, standingOf } from '@marginalia/engine';
import type { DashboardHost } from '../dashboard-host.ts';

/** The text of a record as the student has left it in its views. */
export async function textAsLeft({ content }: Pick<SavedEntry, 'content'>, slug: string, host: DashboardHost): Promise<string> {
  const [ports, tool] = await Promise.all([host.ports(), host.tool(slug)]);
  if (tool === undefined) return content;
  const [record, decks, kept] = await Promise.all([
    ports.progress.read(progressId(slug, content)),
    ports.decks.list(),
    ports.kept.list(slug),
  ]);
  const values = kept.find(({ text }) => text === content)?.values;
  return standingOf({ tool, text: content, values }, { views: record?.views ?? {}, decks }, localDay(ports.clock.now())).text;
}
