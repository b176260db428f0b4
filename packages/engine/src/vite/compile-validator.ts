import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { InputSchema } from '../definition/field.ts';

/**
 * Compiles a schema to JavaScript that declares the function `validate`.
 * By default, ajv's code requires a helper at run time to count characters outside the basic plane. With `unicode: false` it counts
 * UTF-16 units, as the web platform's `maxlength` does, and needs no helper. (ajv warns about that option in every build unless
 * `logger` is false; errors in a schema are thrown, not logged.)
 */
export function compileValidator(input: InputSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    unicode: false,
    logger: false,
    // definition/tool.ts makes the sentences that people read from keyword and parameters.
    messages: false,
    ownProperties: true,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addKeyword({ keyword: 'ui', schemaType: 'object' });
  const code = standaloneCode(ajv, ajv.compile(input));
  if (code.includes('require('))
    throw new Error('The compiled schema needs a helper at run time; use only the keywords of the field vocabulary');
  return code
    .replace('"use strict";', '')
    .replace(/export default (\w+);/, '')
    .replace('export const validate =', 'const validate =');
}

// The module is CommonJS with a default export, of which Node gives the whole `exports`.
const standaloneCode = ('default' in standalone
  ? standalone.default
  : standalone) as unknown as typeof import('ajv/dist/standalone/index.js').default;
