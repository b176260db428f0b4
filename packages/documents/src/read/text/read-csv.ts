import Papa from 'papaparse';

/** The rows of a table as lines. Blank rows and a first line that only names the separator are left out; the separator stays. */
export function readCsv(text: string): string {
  const { data, meta } = Papa.parse<string[]>(text.replace(/^sep=(.)\n/i, ''), { skipEmptyLines: 'greedy' });
  return Papa.unparse(
    data.map((cells) => cells.map((cell) => cell.trim())),
    { delimiter: meta.delimiter, newline: '\n' },
  );
}
