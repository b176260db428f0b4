import { LinkButton } from '../navigation/LinkButton.tsx';

/** The page shows at most this many characters of the address. */
const MAX_PATH = 200;

/** The page for an unknown address. `path` is that address; undefined in prerendered HTML, which does not show it. */
export function NotFoundPage({ path }: { readonly path?: string | undefined }) {
  return (
    <div className="m-lost m-container">
      <h1 className="m-lost__code" id="page-title">
        404
      </h1>
      <h2 className="m-lost__title">Oops! Page not found</h2>
      <p className="m-lost__text">
        {path !== undefined && (
          <>
            There is nothing at <code>{path.slice(0, MAX_PATH)}</code>.
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
