import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@marginalia/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const router = createSiteRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (root.firstElementChild) {
  // The client must build the same Suspense tree as the prerenderer, or hydration doubles the page.
  router.ssr = { manifest: undefined };
  void router.load().then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
