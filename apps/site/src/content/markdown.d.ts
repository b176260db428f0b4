/** The two modules that the build makes of a Markdown file (apps/site/build/markdown.ts). */
declare module '*.md?body' {
  const Body: import('./markdown-body.ts').MarkdownBody;
  export default Body;
  export const headings: readonly import('@marginalia/ui').TextHeading[];
}

/** Of a legal text; the posts' are found by `import.meta.glob`, which says their type itself. */
declare module '*.md?meta' {
  const meta: import('@marginalia/ui').LegalMeta;
  export default meta;
}
