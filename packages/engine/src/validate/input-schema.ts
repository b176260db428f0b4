import { Ajv, type Options } from 'ajv';

// Days that the calendar has: months of 31, 30 and 28 days, then 29 February of leap years.
const DATE = new RegExp(
  [
    String.raw`^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
    String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$`,
  ].join('|'),
);

/**
 * The compiler of input schemas, for the build and for run time.
 * By default, ajv's code requires a helper at run time to count characters outside the basic plane. With `unicode: false` it counts
 * UTF-16 units, as the web platform's `maxlength` does, and needs no helper. (ajv warns about that option in every build unless
 * `logger` is false; errors in a schema are thrown, not logged.)
 */
export function inputSchemaCompiler(options: Options = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    unicode: false,
    logger: false,
    // definition/input-issue.ts makes the sentences that people read from keyword and parameters.
    messages: false,
    ownProperties: true,
    // Without it 0.3 is no multiple of 0.1.
    multipleOfPrecision: 6,
    ...options,
  });
  ajv.addKeyword({ keyword: 'ui', schemaType: 'object' });
  ajv.addFormat('date', DATE);
  return ajv;
}
