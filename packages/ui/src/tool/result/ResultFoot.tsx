import { provenanceOf, type Result, wordsOf } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';

/** The generator of a result, and its length in words. */
export function ResultFoot({ result }: { readonly result: Result }) {
  return (
    <div className="m-result__foot">
      <Icon name="shield-check" size={16} />
      <p className="m-result__source">{provenanceOf(result)}</p>
      <p className="m-result__words">{wordsOf(result.transcript.words)}</p>
    </div>
  );
}
