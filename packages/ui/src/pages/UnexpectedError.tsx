import { Button } from '../basics/Button.tsx';

export interface UnexpectedErrorProps {
  /** Called on a press of the button; by default it reloads the page. */
  readonly onReload?: (() => void) | undefined;
}

/** The page for an error during rendering. It uses no router and no other component that may have failed. */
export function UnexpectedError({ onReload = () => window.location.reload() }: UnexpectedErrorProps) {
  return (
    <div className="m-lost m-container" role="alert">
      <h1 className="m-lost__title">Unexpected Application Error!</h1>
      <p className="m-lost__text">
        This page could not be shown. Check your connection, then load it again: there may also be a new version of the site. Saved work in
        this browser is not affected.
      </p>
      <div className="m-actions">
        <Button onClick={() => onReload()} size="lg" variant="primary">
          Reload the page
        </Button>
      </div>
    </div>
  );
}
