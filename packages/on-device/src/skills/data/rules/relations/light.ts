import { axis, type Relation, slopeItself } from './relation.ts';

/** Relations of refraction, gratings and lenses. */
export const LIGHT: readonly Relation[] = [
  {
    id: 'refraction',
    asks: /refract|snell|brechung/,
    name: 'refractive index',
    symbol: 'n',
    unit: '',
    y: axis('incidence', 'sine'),
    x: axis('refraction', 'sine'),
    formula: 'sin i = n sin r, so n = slope of sin i against sin r',
    value: slopeItself,
    turns: true,
    proportional: true,
  },
  {
    id: 'grating',
    asks: /grating|gitter|diffraction|wavelength/,
    name: 'wavelength',
    symbol: 'λ',
    unit: 'nm',
    y: axis('angle', 'sine'),
    x: axis('order'),
    formula: 'd sin θ = m λ, so λ = d × slope of sin θ against the order m',
    value: (slope, _intercept, [lines = Number.NaN]) => slope / lines,
    needs: [{ symbol: '1/d', name: 'number of lines of the grating', words: /line|slit|groove|grating|strich/, unit: '1/m' }],
    proportional: true,
  },
  {
    id: 'lens',
    asks: /lens|focal|mirror|linse|brennweite/,
    name: 'focal length',
    symbol: 'f',
    unit: 'cm',
    y: axis('imageDistance', 'inverse'),
    x: axis('objectDistance', 'inverse'),
    formula: '1/f = 1/u + 1/v, so f = 1 ÷ intercept of 1/v against 1/u',
    value: (_slope, intercept) => 1 / intercept,
    proportional: false,
  },
];
