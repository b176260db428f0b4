export { contrastRatio, readTokens, resolveColor, type Theme, type Tokens } from './contrast.ts';
export { MemoryNavigation } from './memory-navigation.tsx';
