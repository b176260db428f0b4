import { LinkButton } from '../basics/LinkButton.tsx';

/** The longest address that is shown, in characters: more would say nothing more. */
const SHOWN_PATH = 200;

/** Nothing at this address. `path` is the one asked for, where it is known; the place for it is kept where it is not. */
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
