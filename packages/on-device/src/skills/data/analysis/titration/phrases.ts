/** The words of the concentration that a titration gives, or of why it gives none. */
export const PHRASES = {
  concentration: 'concentration of',
  concentrationDiluted: 'concentration of the diluted',
  formula: 'c = c({known}) × titre ÷ V, with c({known}) = {c}, V = {v} and {ratio}',
  formulaTurned: 'c = c({known}) × V ÷ titre, with c({known}) = {c}, V = {v} and {ratio}',
  formulaWeighed: 'c = m({known}) ÷ (M × titre) in each row, and the mean of these, with M = {molar} and {ratio}',
  fromTo: ', times the dilution of {from} to {to}',
  times: ', times {factor} for “{words}”',
  protons: 'the protons that both exchange, {a} and {b}',
  asStated: 'The uncertainty is that of the titres. The concentration and the volume that you state enter without theirs.',
  stated: 'the ratio that the text states',
  noKnown:
    'No concentration is given: the text does not state one known concentration in mol/L. Write it with its substance, such as “0.100 mol/L NaOH”.',
  noOwner: 'No concentration is given: the text does not say of which substance “{c}” is the concentration.',
  noAliquot:
    'No concentration is given: the text does not state one volume that was pipetted for each titration. Write it, such as “25.0 mL of the acid was pipetted into the flask”.',
  noMolarMass:
    'No concentration is given: the text does not state the molar mass of what was weighed. Write it with its substance, such as “{known} 204.22 g/mol”.',
  noRatio: 'No concentration is given: the text does not state in which ratio the two substances react.',
  noTitrant:
    'No concentration is given: the text does not say which solution was in the burette. Write it, such as “NaOH was in the burette”.',
} as const;
