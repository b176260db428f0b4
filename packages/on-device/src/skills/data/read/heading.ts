import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';

const UNIT_AT_END =
  /(?:\(([^()]{1,15})\)|\[([^[\]]{1,15})\]|\s?\/\s?([a-zA-Zµμ°Ω%][\w²³⁻¹·^/µμ°Ω%]{0,9})|\s+in\s+([a-zA-Zµμ°Ω%][\w²³⁻¹·^/]{0,9}))\s*$/;
const INDEX =
  /^(?:s\.?\s?(?:no|n)\.?|sr\.?\s?(?:no)?\.?|sl\.?\s?(?:no)?\.?|no\.?|#|n|trials?|readings?|runs?|obs(?:ervations?)?|samples?|tests?|attempts?|measurements?|experiments?|serial)(?:\s?(?:no\.?|number|#))?$/i;

/** A column's heading: its name and the unit in brackets, after a slash, or after "in". */
export function readHeading(place: Passage): { readonly name: Passage | undefined; readonly unit: string } {
  const text = place.raw.slice(place.start, place.end);
  const match = UNIT_AT_END.exec(text);
  const unit = (match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? '').trim();
  const name = trimStretch(place.raw, { start: place.start, end: match ? place.start + match.index : place.end });
  return { name: name.end > name.start ? { ...place, ...name } : undefined, unit };
}

/** Whether a heading only counts rows: "Trial", "S. No." */
export function isIndexName(name: Passage | undefined): boolean {
  return name !== undefined && INDEX.test(name.raw.slice(name.start, name.end).trim());
}
