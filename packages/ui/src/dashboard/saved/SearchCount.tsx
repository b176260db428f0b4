import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../search/use-settled.ts';

/** Rest after the last key before the count is spoken, in milliseconds. */
const COUNT_AFTER = 300;

export interface SearchCountProps {
  readonly query: string;
  readonly found: number;
  readonly of: number;
}

/** Says how many a search leaves, after typing and when one of them is deleted: what the page reads again by itself is not announced. */
export function SearchCount({ query, found, of }: SearchCountProps) {
  const settled = useSettled(query.trim(), COUNT_AFTER);
  const [words, setWords] = useState('');
  const say = useEffectEvent((searched: string) => setWords(searched === '' ? '' : `${found} of ${of} saved`));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deletion changes the count as well
  useEffect(() => say(settled), [settled, of]);
  return (
    <p className="m-hidden" role="status">
      {words}
    </p>
  );
}
