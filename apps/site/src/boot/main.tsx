import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '@marginalia/ui/styles.css';
import './first-frame.css';
import './fonts.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitForInterest } from '../deferred/interest.ts';
import { reportMissingCode, reportRunningCode } from '../inline/missing.ts';
import { withBase } from '../navigation/with-base.ts';
import { createSiteRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
delete document.documentElement.dataset['firstFrame'];
const prerendered = root.firstElementChild !== null && root.dataset['page'] !== 'not-found';
// File hosts also serve a page at the name of its file. It gets its own address then.
const { pathname } = location;
const ownPath = pathname === withBase('/index.html') ? withBase('/') : pathname.replace(/\/index\.html$/, '');
if (prerendered && ownPath !== pathname) history.replaceState(history.state, '', ownPath + location.search + location.hash);
// Called before the router listens to back and forward, which are signs of interest too.
if (prerendered) waitForInterest(root);
const router = createSiteRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (prerendered) {
  // Without this the client builds another Suspense tree than the prerenderer, and hydration duplicates the page.
  router.ssr = { manifest: undefined };
  void router.load().then(() => {
    // Without its code the prerendered page can still be read, so it stays.
    if (router.state.matches.some(({ status }) => status === 'error')) reportMissingCode();
    else hydrateRoot(root, app);
  }, reportMissingCode);
} else {
  // The not-found page is served at any address, so its prerendered HTML does not match this one and cannot be hydrated.
  for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();
  void router.load().then(() => createRoot(root).render(app), reportMissingCode);
}
reportRunningCode();
