import type { ExportSource } from '@marginalia/engine';
import { chartSvg, plotFile, plotsOf, tablesOfSections } from '@marginalia/engine/chart';

/** The first chart of a result as a picture: the line of the answer, where the text states one. */
export function chart({ sections, text }: ExportSource): string {
  const tables = tablesOfSections(sections.filter(({ kind }) => kind === 'row'));
  const [plot] = [...plotsOf(tables, text), ...plotsOf(tables, '')];
  if (!plot) throw new Error('No table has three rows of numbers');
  return chartSvg(plotFile(plot));
}
