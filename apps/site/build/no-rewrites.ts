/** Stands in for TanStack Router's rewriting of addresses in builds: the site stands at the root, and its addresses are what they are. */
export function executeRewriteInput(rewrite: unknown, url: URL): URL {
  return rewrite === undefined ? url : missing();
}

function missing(): never {
  throw new Error('Rewrites and a base path are left out of this build (apps/site/build/left-out.ts).');
}

export { executeRewriteInput as executeRewriteOutput, missing as composeRewrites, missing as rewriteBasepath };
