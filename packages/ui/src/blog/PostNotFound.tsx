import { LinkButton } from '../navigation/LinkButton.tsx';

/** The page for an address of the blog without a post. */
export function PostNotFound() {
  return (
    <div className="m-lost m-container">
      <h1 className="m-lost__title">Blog post not found</h1>
      <p className="m-lost__text">It may have moved, or the link may be mistyped.</p>
      <div className="m-actions">
        <LinkButton size="lg" to="/blog" variant="primary">
          Back to Blog
        </LinkButton>
      </div>
    </div>
  );
}
