import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../search/use-debounced.ts';

interface SearchCountProps {
  readonly query: string;
  readonly found: number;
  readonly of: number;
}

/** Announces how many entries a search finds: when typing pauses, and when an entry is deleted. */
export function SearchCount({ query, found, of }: SearchCountProps) {
  const debounced = useDebounced(query.trim());
  const [text, setText] = useState('');
  const announce = useEffectEvent((searched: string) => setText(searched === '' ? '' : `${found} of ${of} saved`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deletion changes the count as well
  useEffect(() => announce(debounced), [debounced, of]);
  return (
    <p className="m-hidden" role="status">
      {text}
    </p>
  );
}
