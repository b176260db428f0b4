import type { ToolDefinition } from '../definition/define-tool.ts';
import type { InputSchema, Values } from '../definition/field.ts';
import { createTool, type InputCheck, type SchemaValidator, type WholeTool } from '../definition/tool.ts';
import { inputSchemaCompiler } from './input-schema.ts';

/*
 * Validation at run time, for hosts without this package's build plug-in: Node, scripts, tests. It needs ajv, an optional peer
 * dependency, which compiles code with `new Function`: a page with a strict Content Security Policy uses the plug-in instead.
 */

/**
 * Compiles the input schema of a definition.
 * @throws Error where the schema uses a keyword that a form does not know
 */
export function validatorOf(input: InputSchema): SchemaValidator {
  return inputSchemaCompiler().compile(input) as SchemaValidator;
}

/** A definition as a tool that can run. */
export function toolOf(definition: ToolDefinition): WholeTool {
  return createTool(definition, validatorOf(definition.input));
}

/** Checks the values of a form against a definition: trims them, and lists what is missing or does not fit. */
export function validate(definition: ToolDefinition, values: Values): InputCheck {
  return toolOf(definition).check(values);
}
