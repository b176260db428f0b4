import { type ESTree, parseAst } from 'vite';
import type { LaterDefinition, ToolDefinition } from '../definition/define-tool.ts';

/** The properties that a page loads later, by the property of the definition that holds them. */
const LATER = { definition: ['examples', 'keywords'], request: ['role', 'task', 'prompt'] };

/** The module of a definition without the parts that a page loads later. A part that is not written in place stays in it. */
export function pageModule(source: string): string {
  const definition = exportedObject(parseAst(source, { lang: 'ts' }));
  if (!definition) return source;
  const request = properties(definition).find(({ name }) => name === 'request')?.node.value;
  const cut = [
    ...properties(definition).filter(({ name }) => LATER.definition.includes(name)),
    ...(request?.type === 'ObjectExpression' ? properties(request).filter(({ name }) => LATER.request.includes(name)) : []),
  ];
  return cut
    .toSorted((one, other) => other.node.start - one.node.start)
    .reduce((code, { node }) => `${code.slice(0, node.start)}${code.slice(node.end).replace(/^\s*,/, '')}`, source);
}

/** The module of the parts that a page loads later. */
export function laterModule({ examples, keywords, request: { role, task, prompt } }: ToolDefinition): string {
  const later: LaterDefinition = { examples, ...(keywords && { keywords }), request: { role, task, prompt } };
  return `export default ${JSON.stringify(later)};`;
}

/** The object of `export default defineTool({ … })`. */
function exportedObject({ body }: ESTree.Program): ESTree.ObjectExpression | undefined {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  const [given] = exported?.type === 'CallExpression' ? exported.arguments : [];
  return given?.type === 'ObjectExpression' ? given : undefined;
}

function properties(object: ESTree.ObjectExpression): { readonly name: string; readonly node: ESTree.ObjectProperty }[] {
  return object.properties.flatMap((node) =>
    node.type === 'Property' && node.key.type === 'Identifier' ? [{ name: node.key.name, node }] : [],
  );
}
