// The chosen appearance, before the first paint: a page that flashes white at night is no dark page. Blocking and tiny on
// purpose. Without a choice, or where storage is blocked, the page follows the device.
function followAppearance() {
  let appearance = null;
  try {
    appearance = localStorage.getItem('appearance');
  } catch {
    // Blocked: nothing was ever chosen.
  }
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.theme = appearance;
  else delete document.documentElement.dataset.theme;
}
followAppearance();
// Other tabs follow at once; without a key, everything has been cleared.
addEventListener('storage', (event) => {
  if (event.key === 'appearance' || event.key === null) followAppearance();
});
