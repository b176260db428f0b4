import { LinkButton } from '../navigation/LinkButton.tsx';

/** Characters of an address that are shown. */
const SHOWN_PATH = 200;

/** Shown at an unknown address. `path` is that address; its line is empty until it is known. */
export function NotFoundPage({ path }: { readonly path?: string | undefined }) {
  return (
    <div className="m-lost m-container">
      <h1 className="m-lost__code">404</h1>
      <h2 className="m-lost__title">Oops! Page not found</h2>
      <p className="m-lost__text">
        {path !== undefined && (
          <>
            There is nothing at <code>{path.slice(0, SHOWN_PATH)}</code>.
          </>
        )}
      </p>
      <div className="m-actions">
        <LinkButton size="lg" to="/" variant="primary">
          Return to Home
        </LinkButton>
        <LinkButton size="lg" to="/tools">
          Browse all tools
        </LinkButton>
      </div>
    </div>
  );
}
