/** Acids and bases of school titrations, with the protons that one formula unit gives or takes. */
export const SUBSTANCES: readonly { readonly words: RegExp; readonly kind: 'acid' | 'base'; readonly protons: number }[] = [
  { words: /hydrochloric acid|\bHCl\b/i, kind: 'acid', protons: 1 },
  { words: /nitric acid|\bHNO3\b|HNO₃/i, kind: 'acid', protons: 1 },
  { words: /acetic acid|ethanoic acid|vinegar|CH3COOH|CH₃COOH/i, kind: 'acid', protons: 1 },
  { words: /sul(?:ph|f)uric acid|\bH2SO4\b|H₂SO₄/i, kind: 'acid', protons: 2 },
  { words: /oxalic acid|ethanedioic acid|\bH2C2O4\b/i, kind: 'acid', protons: 2 },
  { words: /tartaric acid/i, kind: 'acid', protons: 2 },
  { words: /citric acid/i, kind: 'acid', protons: 3 },
  { words: /potassium hydrogen ?phthalate|\bKHP\b/i, kind: 'acid', protons: 1 },
  { words: /sodium hydroxide|\bNaOH\b/i, kind: 'base', protons: 1 },
  { words: /potassium hydroxide|\bKOH\b/i, kind: 'base', protons: 1 },
  { words: /calcium hydroxide|lime ?water|Ca\(OH\)(?:2|₂)/i, kind: 'base', protons: 2 },
  { words: /barium hydroxide|Ba\(OH\)(?:2|₂)/i, kind: 'base', protons: 2 },
  { words: /sodium carbonate|\bNa2CO3\b|Na₂CO₃/i, kind: 'base', protons: 2 },
  { words: /sodium (?:hydrogen ?carbonate|bicarbonate)|\bNaHCO3\b|NaHCO₃/i, kind: 'base', protons: 1 },
  { words: /ammonia|\bNH3\b|NH₃/i, kind: 'base', protons: 1 },
];
