import { useEffect, useState } from 'react';
import { readLoadedTokens, type Token } from './tokens.ts';

/** The loaded tokens. They are read again when the dev server replaces a style sheet. */
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

/** The tokens whose names start with one of the prefixes: `--fs-` gives the type sizes. */
export function useScale(...prefixes: readonly string[]): readonly Token[] {
  return useTokens().filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}
