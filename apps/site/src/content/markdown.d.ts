/** The two modules that the build compiles from a Markdown file (apps/site/build/markdown.ts). */
declare module '*.md?body' {
  const Body: import('./markdown-body.ts').MarkdownBody;
  export default Body;
  export const headings: readonly import('@marginalia/ui').TextHeading[];
}

/** For a legal text. Posts are found by `import.meta.glob`, which gives their type. */
declare module '*.md?meta' {
  const meta: import('@marginalia/ui').LegalMeta;
  export default meta;
}
