import { tablesOfSections } from '@marginalia/engine/chart';
import type { ViewProps } from '../view.ts';
import { copyTable } from './copy-table.ts';
import { DataTable } from './DataTable.tsx';

/** The tables of a result, and its terms with their meanings. */
export default function TableView({ sections, lang, ports, onNotice }: ViewProps) {
  return (
    <div className="m-tables">
      {tablesOfSections(sections).map((table) => (
        <DataTable key={table.id} lang={lang} onCopy={(text) => void copyTable(text, ports, onNotice)} table={table} />
      ))}
    </div>
  );
}
