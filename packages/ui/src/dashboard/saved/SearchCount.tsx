import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../search/use-debounced.ts';

/** Milliseconds between the last key and the announcement. */
const COUNT_AFTER = 300;

export interface SearchCountProps {
  readonly query: string;
  readonly found: number;
  readonly of: number;
}

/** Announces how many entries a search finds: after typing, and when an entry is deleted. */
export function SearchCount({ query, found, of }: SearchCountProps) {
  const settled = useDebounced(query.trim(), COUNT_AFTER);
  const [text, setText] = useState('');
  const announce = useEffectEvent((searched: string) => setText(searched === '' ? '' : `${found} of ${of} saved`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deletion changes the count as well
  useEffect(() => announce(settled), [settled, of]);
  return (
    <p className="m-hidden" role="status">
      {text}
    </p>
  );
}
