import { Ajv, type Options } from 'ajv';

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
    // definition/tool.ts makes the sentences that people read from keyword and parameters.
    messages: false,
    ownProperties: true,
    ...options,
  });
  ajv.addKeyword({ keyword: 'ui', schemaType: 'object' });
  return ajv;
}
