/** The words of the concentration that a titration gives, or of why it gives none. */
export const PHRASES = {
  concentration: 'concentration of',
  concentrationDiluted: 'concentration of the diluted',
  formula: 'c = c({known}) × titre ÷ V, with c({known}) = {c}, V = {v} and {ratio}',
  formulaTurned: 'c = c({known}) × V ÷ titre, with c({known}) = {c}, V = {v} and {ratio}',
  fromTo: ', times the dilution of {from} to {to}',
  times: ', times {factor} for “{words}”',
  protons: 'the protons that both exchange, {a} and {b}',
  stated: 'the ratio that the text states',
  noKnown: 'No concentration is given: the text does not state one known concentration in mol/L.',
  noOwner: 'No concentration is given: the text does not say of which substance “{c}” is the concentration.',
  noAliquot: 'No concentration is given: the text does not state one volume that was pipetted for each titration.',
  noRatio: 'No concentration is given: the text does not state in which ratio the two substances react.',
  noTitrant: 'No concentration is given: the text does not say which solution was in the burette.',
} as const;
