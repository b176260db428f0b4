import type { Result } from '@marginalia/engine';

/** The requirements that a model's text does not meet, as a note and not as an error. */
export function Shortfalls({ result: { shortfalls = [] } }: { readonly result: Result }) {
  if (shortfalls.length === 0) return null;
  return (
    <div className="m-result__shortfalls">
      <h3 className="m-result__shortfalls-title">What falls short</h3>
      <ul>
        {shortfalls.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
