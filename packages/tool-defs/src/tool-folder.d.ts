// Lists of the definitions in a folder, made by the plug-in of @marginalia/engine/vite.
declare module '*?identities' {
  const identities: readonly import('@marginalia/engine').ToolIdentity[];
  export default identities;
}

declare module '*?overview' {
  const overview: import('@marginalia/engine').ToolOverview;
  export default overview;
}

declare module '*?loaders' {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: import('@marginalia/engine').Tool }>>>;
  export default loaders;
}

declare module '*.tool.ts?tool' {
  const tool: import('@marginalia/engine').Tool;
  export default tool;
}
