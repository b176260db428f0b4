import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { nearestWord } from '../format/nearest-word.ts';
import { joinPath, type Mistake } from './problem.ts';
import { unknownField, useOneOf } from './suggest.ts';

/** The context that our own keywords read: the names of the form's fields. */
interface CheckContext {
  readonly fields: readonly string[];
}

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, verbose: true, passContext: true });
ajv.addKeyword({ keyword: 'wrong', schemaType: 'object' });
ajv.addKeyword({ keyword: 'computes', validate: (_: true, value: unknown) => typeof value === 'function' });
ajv.addKeyword({
  keyword: 'field',
  schemaType: 'boolean',
  validate: function (this: CheckContext, names: boolean, value: unknown) {
    return !names || typeof value !== 'string' || this.fields.includes(value);
  },
});

interface SchemaFinding extends Mistake {
  /** Whether the value has the wrong shape. Rules that read it are then skipped; a wrong value in the right shape does not stop them. */
  readonly misshapen: boolean;
}

/** A compiled schema. Returns all findings in a value, with paths that begin with `path`. */
export type SchemaCheck = (value: unknown, path: string, fields?: readonly string[]) => SchemaFinding[];

export function compileSchema(schema: object): SchemaCheck {
  const validate: ValidateFunction = ajv.compile(schema);
  return (value, path, fields = []) => {
    if (validate.call({ fields } satisfies CheckContext, value)) return [];
    return withoutMisspelt(withoutBranches(validate.errors ?? [])).map((error) => ({
      ...findingOf(error, path, fields),
      // The other keywords of a field depend on its type.
      misshapen: ['type', 'required', 'additionalProperties', 'computes'].includes(error.keyword) || error.instancePath.endsWith('/type'),
    }));
  };
}

/** A misspelt required property gives two errors for one mistake: an unknown name and a missing one. Only the first is kept. */
function withoutMisspelt(errors: readonly ErrorObject[]): ErrorObject[] {
  const meant = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map((error) => `${error.instancePath}/${nearestWord(String(error.params['additionalProperty']), propertiesOf(error))}`);
  return errors.filter(
    ({ keyword, instancePath, params }) => keyword !== 'required' || !meant.includes(`${instancePath}/${params['missingProperty']}`),
  );
}

const propertiesOf = ({ parentSchema }: ErrorObject): string[] =>
  Object.keys((parentSchema as { readonly properties?: object }).properties ?? {});

/**
 * A value that matches none of the schemas of `anyOf` or `oneOf` fails once for each. Keeps only the errors of the closest schema, so
 * that one mistake is reported once.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choice = errors.findLast(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (choice === undefined) return errors.filter(({ keyword }) => keyword !== 'if');
  const inside = errors.filter((error) => error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`) && isAt(error, choice));
  const branches = Map.groupBy(inside, (error) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? '');
  const [nearest = []] = [...branches.values()].sort((a, b) => distance(a, choice) - distance(b, choice));
  const others = errors.filter((error) => error !== choice && !inside.includes(error));
  return withoutBranches([...others, ...nearest]);
}

function isAt(error: ErrorObject, choice: ErrorObject): boolean {
  return error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`);
}

/** The distance of a value from a schema. A wrong type counts more than a missing property, and that more than a wrong value. */
function distance(errors: readonly ErrorObject[], choice: ErrorObject): number {
  return errors
    .map(({ keyword, instancePath }) => (keyword === 'type' && instancePath === choice.instancePath ? 100 : keyword === 'required' ? 3 : 2))
    .reduce((sum, weight) => sum + weight, 0);
}

function findingOf(error: ErrorObject, root: string, fields: readonly string[]): Mistake {
  const path = pathOf(root, error.instancePath);
  const { wrong } = error.parentSchema as { readonly wrong?: { readonly message: string; readonly fix: string } };
  return wrong ? { path, ...wrong } : describeError(error, path, fields);
}

function describeError(error: ErrorObject, path: string, fields: readonly string[]): Mistake {
  const { keyword, params, data, message } = error;
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return { path: joinPath(path, name), message: 'is not a known property', fix: useOneOf(name, propertiesOf(error)) };
    }
    case 'required':
      return { path: joinPath(path, String(params['missingProperty'])), message: 'is missing', fix: 'Add it.' };
    case 'enum':
      return { path, message: `${shown(data)} is not known`, fix: useOneOf(String(data), params['allowedValues'] as string[]) };
    case 'const':
      return { path, message: `${shown(data)} does not fit`, fix: `Write ${shown(params['allowedValue'])}.` };
    case 'field':
      return unknownField(String(data), path, fields);
    case 'computes':
      return { path, message: 'is not a function', fix: 'Write (values) => …, a text or number computed from the values of the form.' };
    case 'type':
      return { path, message: `${shown(data)} does not fit`, fix: `Write ${[params['type']].flat().map(kindOf).join(' or ')}.` };
    case 'pattern':
      return { path, message: 'is blank', fix: 'Write a text, or leave the property out where it is optional.' };
    case 'minItems':
    case 'minProperties':
      return { path, message: 'has too few entries', fix: `Give at least ${params['limit']}.` };
    case 'uniqueItems':
      return {
        path: `${path}[${params['i']}]`,
        message: `${shown((data as unknown[])[params['i']])} is listed twice`,
        fix: 'Remove one.',
      };
    default:
      return { path, message: `${shown(data)} does not fit: it ${message ?? 'is not valid'}`, fix: 'Change it so that it does.' };
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'an object',
  array: 'a list',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
const kindOf = (type: string): string => KINDS[type] ?? type;

function shown(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** Turns a JSON pointer into a path: "/outline/0/title" under "input" becomes "input.outline[0].title". */
function pathOf(root: string, pointer: string): string {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(joinPath, root);
}
