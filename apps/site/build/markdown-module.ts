import { Fragment, isValidElement, type ReactNode } from 'react';
import type { MarkdownTree } from './markdown-tree.ts';

type Props = Readonly<Record<string, unknown>>;

/** A path of this site that the router can navigate to. The browser follows a path with a query or a fragment. */
const INTERNAL = /^\/(?![/\\])[^?#]*$/;

/** The placeholder for the deployment's contact address in a legal text. */
const EMAIL = '{email}';

// A wide table scrolls inside its frame, so the frame is focusable and has an accessible name.
const TABLE = { className: 'm-prose__table', role: 'group', 'aria-label': 'Table', tabIndex: 0 };

// White space between the children of these elements has no meaning.
const BLOCKS: ReadonlySet<unknown> = new Set([Fragment, 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote', 'section']);

interface BodyOptions {
  readonly email: boolean;
  /** The path of the site on its host, with a slash at its end. */
  readonly base?: string;
}

/**
 * The source of a module that creates the text as React elements, without a parser. Its default export is a component that takes
 * `components`, with the host's `Link` for paths of this site and, if `email` is set, `Email` in place of `{email}`.
 */
export function bodyModule({ root, headings }: MarkdownTree, { email, base = '/' }: BodyOptions): string {
  return [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `const BASE = ${JSON.stringify(base)};`,
    `export const headings = ${JSON.stringify(headings)};`,
    `export default function Body({ components: { Link${email ? ', Email' : ''} } }) { return ${codeOf(root, email).join('')}; }`,
  ].join('\n');
}

/** The expressions that create a node: none for an empty node, several for a text with a token in it. */
function codeOf(node: ReactNode, email: boolean, parent?: unknown): string[] {
  if (typeof node === 'string') return BLOCKS.has(parent) && node.trim() === '' ? [] : textCode(node, email && parent !== 'code');
  if (typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return (node as readonly ReactNode[]).flatMap((child) => codeOf(child, email, parent));
  if (!isValidElement<Props>(node)) return [];
  const { children, ...props } = node.props;
  return [elementCode(node.type, props, codeOf(children as ReactNode, email, node.type))];
}

function textCode(text: string, email: boolean): string[] {
  const parts = email ? text.split(EMAIL) : [text];
  return parts.flatMap((part, place) => [...(place > 0 ? [callTo('Email', {}, [])] : []), ...(part === '' ? [] : [JSON.stringify(part)])]);
}

function elementCode(type: unknown, given: Props, children: readonly string[]): string {
  if (type === Fragment) return callTo('Fragment', {}, children);
  if (typeof type !== 'string') throw new Error('react-markdown created an element of a component');
  if (type === 'a') return linkCode(given, children);
  const element = callTo(JSON.stringify(type), withoutStyle(given), children);
  return type === 'table' ? callTo('"div"', TABLE, [element]) : element;
}

function linkCode({ href, ...props }: Props, children: readonly string[]): string {
  const address = typeof href === 'string' ? href : '';
  if (address.includes(encodeURI(EMAIL))) throw new Error(`${EMAIL} is only allowed in the text, not in the address of a link`);
  // react-markdown empties an unsafe address. The words then stay without a link.
  if (address === '') return callTo('Fragment', {}, children);
  if (INTERNAL.test(address)) return callTo('Link', { to: address }, children);
  // A path with a query or a fragment.
  if (/^\/(?![/\\])/.test(address)) return callTo('"a"', props, children, `href: BASE + ${JSON.stringify(address.slice(1))}`);
  const external = /^(?:https?:)?\/\//i.test(address);
  return callTo('"a"', { ...props, href: address, ...(external && { rel: 'noopener noreferrer' }) }, children);
}

/** A column's alignment as data for the style sheet: the content security policy allows no style attribute. */
function withoutStyle({ style, ...props }: Props): Props {
  const align = (style as { readonly textAlign?: string } | undefined)?.textAlign;
  return align === undefined ? props : { ...props, 'data-align': align };
}

/** @param extra a further property as code */
function callTo(type: string, props: Props, children: readonly string[], extra?: string): string {
  const fields = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  if (extra !== undefined) fields.push(extra);
  const [only] = children;
  if (only !== undefined) fields.push(`children: ${children.length > 1 ? `[${children.join(', ')}]` : only}`);
  return `${children.length > 1 ? 'jsxs' : 'jsx'}(${type}, { ${fields.join(', ')} })`;
}
