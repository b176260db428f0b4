import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@marginalia/ui/styles.css';
import './fonts.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitForInterest } from './interest.ts';
import { reportMissingCode } from './missing.ts';
import { createSiteRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const prerendered = root.firstElementChild !== null && root.dataset['page'] !== 'not-found';
// A file host serves a page by the name of its file, too. It is the same page, at its own address.
const ownPath = location.pathname.replace(/\/index\.html$/, '') || '/';
if (prerendered && ownPath !== location.pathname) history.replaceState(history.state, '', ownPath + location.search + location.hash);
// Before the router listens to back and forward, which are signs of interest too.
if (prerendered) waitForInterest(root);
const router = createSiteRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (prerendered) {
  // The client must build the same Suspense tree as the prerenderer, or hydration doubles the page.
  router.ssr = { manifest: undefined };
  void router.load().then(() => {
    // What was served can be read; without its code, it is all there is.
    if (router.state.matches.some(({ status }) => status === 'error')) reportMissingCode();
    else hydrateRoot(root, app);
  });
} else {
  // The not-found page stands at any address, so what was prerendered for one cannot be taken over; nor can its head.
  for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
  void router.load().then(() => createRoot(root).render(app));
}
