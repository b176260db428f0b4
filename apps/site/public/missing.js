// Why, and who calls it: src/boot/missing.ts.
function sayMissing() {
  if (document.querySelector('.m-missing')) return;
  const make = (name, textContent, className, onclick) => Object.assign(document.createElement(name), { textContent, className, onclick });
  const bar = make('div', '', 'm-missing');
  bar.role = 'alert';
  bar.append(
    make('p', 'A part of this page did not arrive. Check your connection, or load the new version. Copy what you have typed first.'),
    make('button', 'Reload', 'm-btn m-btn--primary', () => location.reload()),
    make('button', 'Dismiss', 'm-btn m-btn--secondary', () => bar.remove()),
  );
  document.body.append(bar);
}
addEventListener('part-missing', sayMissing);
addEventListener('error', ({ target }) => target.matches?.('script[src^="/"]') && sayMissing(), true);
