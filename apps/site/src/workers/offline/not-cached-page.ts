/** The page for an address that is not cached and cannot be reached. It stands in the place of the browser's error page. */
export function notCachedPage(home: string): Response {
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>You are offline · Marginalia</title>
<h1>You are offline</h1>
<p>This page is not kept on this device yet. Connect to the network, then <a href="">try again</a>.</p>
<p><a href="${home}">Home</a></p></html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}
