import { doubtfulWords } from '@marginalia/engine';
import { useMemo, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { useSlices } from '../use-slices.ts';
import { progressOf, type ViewProps } from '../view.ts';
import { entriesHtml } from './entries-html.ts';
import { entryText, isReferenceFixes, type ListEntry, listEntries, withFix } from './fixes.ts';
import { fixedVerdict, SourceRow } from './SourceRow.tsx';
import { type ShownSource, shownSources } from './sources.ts';
import { useLookUpParts } from './use-look-up-parts.ts';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import './references.css';

/** The sources of a result as a list with hanging indents. A student fills in the missing fields of a source in its row. */
export default function ReferencesView({ sections, allSections, progress: stored, ports, lang, values, onNotice }: ViewProps) {
  const { state, change } = progressOf(stored, isReferenceFixes);
  const sources = useMemo(() => shownSources(sections, allSections, values), [sections, allSections, values]);
  const { list, outside } = sources;
  const lookUp = useLookUpParts(ports.lookup);
  const [failed, setFailed] = useState<Readonly<Record<string, string>>>({});
  const stands = (source: ShownSource) => {
    const text = state?.texts[source.id];
    return text === undefined ? source.state : fixedVerdict(text).state;
  };
  const entries = listEntries(sources, state);
  const listed = [...list, ...outside.filter(({ id }) => state?.texts[id] !== undefined)];
  const complete = listed.filter((source) => stands(source) === 'complete').length;
  const copy = async (copied: readonly ListEntry[], what: string, doubtful = 0): Promise<void> => {
    const reason = doubtfulWords(doubtful);
    try {
      await ports.clipboard.write(copied.map(entryText).join('\n\n'), entriesHtml(copied));
      onNotice({ tone: 'success', title: 'Copied!', text: `${what} copied to clipboard`, ...(reason !== undefined && { reason }) });
    } catch {
      onNotice({ tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Select the text and copy it by hand.' });
    }
  };
  const shown = useSlices(list.length + outside.length, 30);
  const rows = (some: readonly ShownSource[], most: number) => (
    <ol className="m-sources__list">
      {some.slice(0, most).map((source) => (
        <SourceRow
          fixed={state?.texts[source.id]}
          key={source.id}
          lang={lang}
          mark={source.item.mark ?? entries.find(({ id }) => id === source.id)?.mark}
          onCopy={(text) => void copy([{ text }], 'Reference')}
          onFix={(text) => change((now) => withFix(now, source.id, text))}
          source={source}
        >
          {lookUp && <lookUp.LookUpLine failed={failed[source.id]} fixes={state} host={lookUp.host} onChange={change} source={source} />}
        </SourceRow>
      ))}
    </ol>
  );
  return (
    <div className="m-sources">
      <div className="m-sources__head">
        <p className="m-sources__sum" role="status">
          {complete} of {listed.length} complete
        </p>
        <Button icon="copy" onClick={() => void copy(entries, 'References', listed.length - complete)} size="sm" variant="primary">
          Copy the list
        </Button>
        <p className="m-sources__told">Copied in this order, with your corrections, italics and hanging indents.</p>
        {lookUp && (
          <lookUp.LookUpBar
            failed={failed}
            fixes={state}
            host={lookUp.host}
            lookup={ports.lookup}
            onChange={change}
            onFailed={setFailed}
            sources={[...list, ...outside]}
            style={styleIn(values)}
          />
        )}
      </div>
      {rows(list, shown)}
      {outside.length > 0 && (
        <section className="m-sources__outside">
          <h3 className="m-sources__title">Not in the list</h3>
          <p className="m-sources__told">A source that you correct here is copied with the list.</p>
          {rows(outside, Math.max(0, shown - list.length))}
        </section>
      )}
    </div>
  );
}

/** The citation style of the form, where it has one. */
function styleIn({ style }: ViewProps['values']): string | undefined {
  return typeof style === 'string' ? style : undefined;
}
