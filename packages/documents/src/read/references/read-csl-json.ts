import { readSources } from '@marginalia/on-device/references';
import { risRecord } from '../../write/references/ris-record.ts';

/** The sources of a CSL-JSON file as RIS records, which a person can read and correct in a field. */
export function cslJsonAsRis(text: string): string {
  return readSources(text)
    .map(({ fields }) => risRecord(fields))
    .join('\n')
    .replaceAll('\r\n', '\n');
}
