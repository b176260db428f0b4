export { drawings } from '../basics/icons.ts';
export { contrastRatio, readTokens, resolveColor, type Theme, type Tokens } from './contrast.ts';
export { CONTRAST_PAIRS } from './contrast-pairs.ts';
export { MemoryNavigation } from './memory-navigation.tsx';
