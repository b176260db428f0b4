// Shows a bar when code of this page cannot be loaded: when the page dispatches `code-missing` (src/boot/missing.ts), or when one of
// the page's own scripts fails to load. Scripts of other origins, such as an extension's, do not count. The page never reloads
// automatically, because typed text could be lost.
{
  const showBar = () => {
    if (document.querySelector('.m-missing')) return;
    const make = (name, textContent, className, onclick) =>
      Object.assign(document.createElement(name), { textContent, className, onclick });
    const bar = make('div', '', 'm-missing');
    bar.role = 'alert';
    bar.append(
      make('p', 'A part of this page did not arrive. Check your connection, or load the new version. Copy what you have typed first.'),
      make('button', 'Reload', 'm-btn m-btn--primary', () => location.reload()),
      make('button', 'Dismiss', 'm-btn m-btn--secondary', () => bar.remove()),
    );
    document.body.append(bar);
  };
  addEventListener('code-missing', showBar);
  addEventListener('error', ({ target }) => target.matches?.('script[src^="/"]') && showBar(), true);
}
