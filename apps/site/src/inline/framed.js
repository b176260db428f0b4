// In a frame of another page: says so and takes no input, so that nobody is led to press or type here unknowingly. Hosts that send the
// headers of the build refuse frames; a page cannot refuse them by itself, because browsers ignore frame-ancestors in a meta element.
if (self !== top) {
  // Before every listener of the page. The keys of the browser still work, so the link can be followed.
  addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('#root').inert = true;
    const make = (name, properties) => Object.assign(document.createElement(name), properties);
    const bar = make('p', {
      className: 'm-noscript',
      role: 'alert',
      textContent: 'This page is shown inside another one and takes no input here. ',
    });
    bar.append(make('a', { textContent: 'Open it in its own tab', href: location.href, target: '_blank', rel: 'noopener' }));
    document.body.prepend(bar);
  });
}
