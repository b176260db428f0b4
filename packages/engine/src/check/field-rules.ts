import { controlOf, type FieldSchema, fitsField } from '../definition/field.ts';
import { FIELD_KINDS } from '../definition/field-kinds.ts';
import type { Mistake } from './problem.ts';
import { useOneOf } from './suggest.ts';

/** Checks contradictions inside the schema of a field. */
export function fieldFindings(field: FieldSchema, path: string, required: boolean): Mistake[] {
  const report: Report = (where, message, fix) => [{ path: `${path}${where}`, message, fix }];
  const { errors, material, accepts } = field.ui ?? {};
  const control = controlOf(field);
  const { hasLines } = FIELD_KINDS[control];
  if (errors?.missing !== undefined && !required)
    return report('.ui.errors.missing', 'is never shown: the field is not required', 'Add the field to required, or remove the sentence.');
  if (material && !hasLines) return report('.ui.material', 'is for a text area only', 'Give the field ui.rows, or remove it.');
  if (accepts && !hasLines) return report('.ui.accepts', 'is for a text area only', 'Give the field ui.rows, or remove it.');
  return [...rangeFindings(field, report), ...(control === 'select' ? optionFindings(field, report) : valueFindings(field, report))];
}

type Report = (where: string, message: string, fix: string) => Mistake[];

const RANGES = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

function rangeFindings(field: FieldSchema, report: Report): Mistake[] {
  return RANGES.flatMap(([least, most]) => {
    const { [least]: low = Number.NEGATIVE_INFINITY, [most]: high = Number.POSITIVE_INFINITY } = field;
    return low > high ? report(`.${least}`, `${low} is more than ${most} ${high}`, `Lower ${least} or raise ${most}.`) : [];
  });
}

const UNFIT = "breaks the field's own pattern or length";

function optionFindings(field: FieldSchema, report: Report): Mistake[] {
  if (field.format !== undefined) return report('.format', 'does not go with options', 'Remove format or oneOf.');
  if (!isPattern(field.pattern)) return patternFindings(field, report);
  const values = (field.oneOf ?? []).map((option) => option.const);
  const twice = values.findIndex((value, index) => values.indexOf(value) < index);
  if (twice >= 0) return report(`.oneOf[${twice}].const`, `"${values[twice]}" is listed twice`, 'Give each option a const of its own.');
  const unfit = values.findIndex((value) => !fitsField(value, field));
  if (unfit >= 0) return report(`.oneOf[${unfit}].const`, `"${values[unfit]}" ${UNFIT}`, 'Change one of them.');
  const initial = field.default;
  return initial === undefined || values.includes(String(initial))
    ? []
    : report('.default', `"${initial}" is none of the options`, useOneOf(String(initial), values));
}

function valueFindings(field: FieldSchema, report: Report): Mistake[] {
  const { default: initial, minLength = 0, maxLength = Number.POSITIVE_INFINITY, minimum, maximum } = field;
  if (!isPattern(field.pattern)) return patternFindings(field, report);
  if (field.format !== undefined && field.ui?.rows !== undefined)
    return report('.format', 'does not go with a text area', 'Remove format or ui.rows.');
  // The range itself is reported.
  if (initial === undefined || minLength > maxLength) return [];
  if (typeof initial === 'number') {
    const fits = initial >= (minimum ?? initial) && initial <= (maximum ?? initial);
    return fits ? [] : report('.default', `${initial} is outside the field's own range`, 'Change one of them.');
  }
  return fitsField(initial, field) ? [] : report('.default', `"${initial}" ${UNFIT}`, 'Change one of them.');
}

function patternFindings({ pattern }: FieldSchema, report: Report): Mistake[] {
  return report('.pattern', `"${pattern}" is no regular expression`, 'Correct it; it is read with the flag "u".');
}

function isPattern(pattern = ''): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
