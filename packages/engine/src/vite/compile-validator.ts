import standalone from 'ajv/dist/standalone/index.js';
import type { InputSchema } from '../definition/field.ts';
import { inputSchemaCompiler } from '../validate/input-schema.ts';

/** Compiles a schema to JavaScript that declares the function `validate`. */
export function compileValidator(input: InputSchema): string {
  const ajv = inputSchemaCompiler({ code: { source: true, esm: true, lines: true } });
  const code = standaloneCode(ajv, ajv.compile(input));
  if (code.includes('require('))
    throw new Error('The compiled schema needs a helper at run time; use only the keywords of the field vocabulary');
  return code
    .replace('"use strict";', '')
    .replace(/export default (\w+);/, '')
    .replace('export const validate =', 'const validate =');
}

// The module is CommonJS with a default export. Node's import gives the whole `exports` object as the default.
const standaloneCode = ('default' in standalone
  ? standalone.default
  : standalone) as unknown as typeof import('ajv/dist/standalone/index.js').default;
