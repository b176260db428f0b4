export { placeFinder } from './locate.ts';
export { type FieldPlace, type Material, materialFields, materialOf } from './material.ts';
export { type LineOffsets, type LineSource, linesIn, type PlaceName, placeNames, sourcesOfLines } from './places.ts';
export { isMadeOfMaterial, type MaterialSentence, type MaterialUse, materialUse } from './used.ts';
