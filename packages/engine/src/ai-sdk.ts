export { fromLanguageModel, type LanguageModelLike, type LanguageModelOptions } from './generation/adapters/language-model.ts';
