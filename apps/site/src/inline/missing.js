// Shows a bar when the code of the page did not arrive or does not run: when the page dispatches `code-missing` (src/inline/missing.ts),
// when one of the page's own scripts or style sheets fails to load, or when one throws before the page dispatches `code-running`, as in a browser that
// does not know the syntax. Scripts of other origins, such as an extension's, do not count. The page never reloads by itself, because a
// person may have typed something.
{
  const showBar = () => {
    if (document.querySelector('.m-missing')) return;
    const make = (name, properties) => Object.assign(document.createElement(name), properties);
    const button = (textContent, className, onclick) => make('button', { textContent, className: `m-btn ${className}`, onclick });
    const bar = make('div', { className: 'm-missing', role: 'alert' });
    bar.append(
      make('p', {
        textContent: 'A part of this page did not arrive. Check your connection, or load the new version. Copy what you have typed first.',
      }),
      button('Reload', 'm-btn--primary', () => location.reload()),
      button('Dismiss', 'm-btn--secondary', () => bar.remove()),
    );
    document.body.append(bar);
  };
  addEventListener('code-missing', showBar);
  let running = false;
  addEventListener('code-running', () => {
    running = true;
  });
  // `filename` is the script that threw. An extension's script has another origin, or the address of the page.
  const isOwnScript = (filename) => filename.startsWith(`${location.origin}/`) && filename.split('?')[0].endsWith('.js');
  addEventListener(
    'error',
    ({ target, filename }) => {
      const isMissing = target === window ? !running && isOwnScript(filename) : target.matches('script[src^="/"], link[rel="stylesheet"]');
      if (isMissing) showBar();
    },
    true,
  );
}
