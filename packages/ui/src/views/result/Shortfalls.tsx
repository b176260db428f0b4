import './shortfalls.css';

interface ShortfallsProps {
  /** The parts of the tool's outline that the text lacks, one sentence each. */
  readonly sentences: readonly string[];
}

/** The requirements that a model's text does not meet, as a note and not as an error. */
export function Shortfalls({ sentences }: ShortfallsProps) {
  if (sentences.length === 0) return null;
  return (
    <div className="m-shortfalls">
      <h3 className="m-shortfalls__title">What falls short</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
