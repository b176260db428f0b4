import { axis, type Need, type Relation, STANDARD_GRAVITY } from './relation.ts';

/** Words between the name of a length and its number: "thickness of the beam was". */
const OF = '(?:\\s(?:of|the|a|beam|cantilever|bar|strip|was|is|[lbwhdt]))*\\s?[:=]?';

function needOf(symbol: string, name: string, words: string, symbols: string): Need {
  return { symbol, name, words: /./, before: new RegExp(`(?:\\b(?:${words})\\b${OF}|\\b${symbols}\\s?[:=])\\s?$`, 'i'), unit: 'm' };
}

const NEEDS: readonly Need[] = [
  needOf('L', 'length of the beam', 'length', 'L'),
  needOf('b', 'width of the beam', 'width|breadth', '[bw]'),
  needOf('h', 'thickness of the beam', 'thickness|height|depth', '[hdt]'),
];

/** A cantilever of a rectangular section with a load at its free end: E = P L³ ÷ (3 δ I) with I = b h³ ÷ 12. */
export const BENDING: readonly Relation[] = (
  [
    ['force', 'P', 1],
    ['mass', 'm g', STANDARD_GRAVITY],
  ] as const
).map(([quantity, load, weight]): Relation => {
  const factor = ([length = 0, width = 1, thickness = 1]: readonly number[]): number =>
    (4 * weight * length ** 3) / (width * thickness ** 3);
  return {
    id: `cantilever-${quantity}`,
    asks: /^(?=[\s\S]*\b(?:young|modulus of elasticity|elastic modulus))(?=[\s\S]*\bcantilever)/,
    name: 'Young’s modulus',
    symbol: 'E',
    unit: 'GPa',
    y: axis('extension'),
    x: axis(quantity),
    formula: `E = ${load} L³ ÷ (3 δ I) with I = b h³ ÷ 12, so E = 4 ${weight === 1 ? '' : 'g '}L³ ÷ (b h³ × slope of the deflection against the ${quantity})`,
    value: (slope, _, needs) => factor(needs) / slope,
    turns: true,
    needs: NEEDS,
    proportional: true,
  };
});
