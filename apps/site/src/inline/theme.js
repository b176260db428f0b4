// Applies the chosen appearance before the first paint, so that a dark page never flashes white. Without a choice, or where storage
// is blocked, the page follows the device. src/overlays/settings-appearance.ts writes the key.
{
  const apply = () => {
    let appearance = null;
    try {
      appearance = localStorage.getItem('appearance');
    } catch {
      // Storage is blocked, so nothing was ever chosen.
    }
    if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.theme = appearance;
    else delete document.documentElement.dataset.theme;
  };
  apply();
  // A choice in another tab applies here too. An event without a key means that all of the storage was cleared.
  addEventListener('storage', ({ key }) => {
    if (key === 'appearance' || key === null) apply();
  });
}
