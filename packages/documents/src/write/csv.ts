import type { ExportSource } from '@marginalia/engine';
import Papa from 'papaparse';
import { textTables } from './tables.ts';

/** The mark of UTF-8: without it Excel reads accents wrongly. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that a spreadsheet executes: it begins with one of these signs, which may be of full width. A number with a sign is data. */
const FORMULA = /^(?:[=@＝＠\t\r\n]|[+\-＋－](?!\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$)).*$/is;

/**
 * The items of a result as comma-separated values, tables with other columns one below another. A cell that a spreadsheet would execute is
 * quoted.
 */
export function csv(source: ExportSource): string {
  const tables = textTables(source);
  return (
    BYTE_ORDER_MARK + tables.map((rows) => Papa.unparse([...rows.map((cells) => [...cells])], { escapeFormulae: FORMULA })).join('\r\n\r\n')
  );
}
