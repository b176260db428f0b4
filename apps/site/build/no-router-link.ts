/** Stands in for TanStack Router's link in builds; using it says where the site's own is. */
function missing(): never {
  throw new Error('TanStack Router’s link is left out of this build: use Link of @marginalia/ui (apps/site/build/left-out.ts).');
}

export { missing as createLink, missing as Link, missing as linkOptions, missing as useLinkProps };
