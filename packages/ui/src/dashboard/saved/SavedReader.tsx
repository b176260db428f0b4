import { itemShortfalls, type KeptResult, localDay, ON_DEVICE, type SavedEntry, standingOf, type Tool } from '@marginalia/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { sendTo } from '../../drafts/arrival.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { useResultWork } from '../../export/use-result-work.ts';
import { useNavigate } from '../../navigation/navigation.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { ResultViews } from '../../views/result/ResultViews.tsx';
import { Shortfalls } from '../../views/result/Shortfalls.tsx';
import type { DashboardHost, DashboardPorts } from '../dashboard-host.ts';
import { SavedRecordText } from './SavedRecordText.tsx';

export interface SavedReaderProps {
  readonly entry: SavedEntry;
  /** The slug of the tool that made it; undefined for a record of another program. */
  readonly slug: string | undefined;
  readonly host: DashboardHost;
  readonly text: ReactNode;
}

interface FoundEntry {
  readonly ports: DashboardPorts;
  readonly tool: Tool | undefined;
  /** The kept result with the same text, which has the form. */
  readonly kept: KeptResult | undefined;
}

/** An opened record: its text and the views of its tool, with the ways to copy it and to open it in the tool. */
export default function SavedReader({ entry, slug, host, text }: SavedReaderProps) {
  const [found, setFound] = useState<FoundEntry>();
  const { content } = entry;
  useEffect(() => {
    let left = false;
    const find = async (): Promise<FoundEntry> => {
      const [ports, tool] = await Promise.all([host.ports(), slug === undefined ? undefined : host.tool(slug)]);
      const kept = tool && (await ports.kept.list(tool.slug)).find((record) => record.text === content);
      return { ports, tool, kept };
    };
    // Without them the text can be read all the same.
    find().then(
      (now) => left || setFound(now),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [content, host, slug]);
  return found === undefined ? text : <FoundReader entry={entry} found={found} text={text} />;
}

function FoundReader({ entry, found, text }: Pick<SavedReaderProps, 'entry' | 'text'> & { readonly found: FoundEntry }) {
  const { show } = useNotices();
  const navigate = useNavigate();
  const { title, content } = entry;
  const { ports, tool, kept } = found;
  // A kept result has its own sentences. Without it, the sentences come from the items that the text lacks.
  const shortfalls = useMemo(() => shortfallsOf(entry, found), [entry, found]);
  const work = useResultWork(ports, tool?.slug ?? '', tool && content);
  const values = kept?.values;
  const asLeft = useMemo(
    () => (tool ? standingOf({ tool, text: content, values }, work, localDay(ports.clock.now())).text : content),
    [tool, content, values, work, ports],
  );
  const source = kept?.source ?? sourceOf(entry);
  const copy = (): void => {
    ports.clipboard.write(asLeft).then(
      () => show({ tone: 'success', title: 'Copied!', text: `${title} copied to clipboard` }),
      () => show({ tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Download the text instead.' }),
    );
  };
  const open = ({ slug: name }: Tool): void => {
    sendTo(ports.drafts, name, {
      do: 'show',
      text: content,
      source: source ?? ON_DEVICE,
      at: kept?.at ?? entry.createdAt ?? ports.clock.now().toISOString(),
    });
    navigate(`/tools/${name}`);
  };
  return (
    <div className="m-reader">
      <div className="m-reader__actions">
        <Button icon="copy" onClick={copy} size="sm">
          Copy
        </Button>
        {tool && <ExportMenu onOutcome={show} ports={ports} text={content} title={title} tool={tool} values={values} work={work} />}
        {tool && (
          <Button icon="arrow-right" onClick={() => open(tool)} size="sm">
            Open in the tool
          </Button>
        )}
      </div>
      {tool ? (
        <ResultViews
          label={title}
          onNotice={show}
          ports={ports}
          renderText={() => <SavedRecordText content={asLeft} title={title} tool={tool} values={values} />}
          spans={kept?.spans}
          text={content}
          tool={tool}
          values={values}
          work={work}
        />
      ) : (
        text
      )}
      <Shortfalls sentences={shortfalls} />
    </div>
  );
}

function shortfallsOf(entry: SavedEntry, { tool, kept }: FoundEntry): readonly string[] {
  const source = sourceOf(entry);
  if (kept !== undefined) return kept.shortfalls;
  return tool && source !== undefined ? itemShortfalls(tool, entry.content, source) : [];
}

/** The writer of the record, if the record names one. */
function sourceOf({ text }: SavedEntry): string | undefined {
  try {
    const { source } = JSON.parse(text) as { readonly source?: unknown };
    return typeof source === 'string' ? source : undefined;
  } catch {
    return undefined;
  }
}
