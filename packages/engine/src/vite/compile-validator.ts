import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { InputSchema } from '../definition/field.ts';

/**
 * The schema as plain code: the text of a module part that declares `validate`.
 * ajv's code would `require` a helper to count characters beyond the basic plane; with `unicode: false` a length is
 * counted as the web platform's `maxlength` counts it, and the code stands alone. (`logger: false` keeps ajv's remark on
 * that option out of every build; faults of a schema are thrown, not logged.)
 */
export function compileValidator(input: InputSchema): string {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    unicode: false,
    logger: false,
    // The sentences that people read are made from keyword and parameters (definition/tool.ts).
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

// The module is CommonJS with a default export; Node hands over the whole `exports`.
const standaloneCode = ('default' in standalone
  ? standalone.default
  : standalone) as unknown as typeof import('ajv/dist/standalone/index.js').default;
