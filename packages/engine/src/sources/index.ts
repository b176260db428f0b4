export { placeFinder } from './locate.ts';
export { type FieldPlace, type Material, materialFields, materialOf } from './material.ts';
export { type LineSource, linesIn, type PlaceName, placeNames, sourcesOfLines, type TextLine } from './places.ts';
export { isMadeOfMaterial, type MaterialSentence, type MaterialUse, materialUse } from './used.ts';
