import { useEffect, useState } from 'react';
import { readLoadedTokens, type Token } from './tokens.ts';

/** The loaded tokens, once the page's style sheets are there; read anew when a sheet is replaced while one works on it. */
export function useTokens(): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => {
    setTokens(readLoadedTokens());
    const observer = new MutationObserver(() => setTokens(readLoadedTokens()));
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, []);
  return tokens;
}

/** The tokens whose names begin so, `--fs-` for the sizes of type. */
export function useScale(...prefixes: readonly string[]): readonly Token[] {
  return useTokens().filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}
