import type { Evidence, Notes } from '../read/evidence.ts';
import { spelledStem } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';

/**
 * Formulas and symbols that stand for a name in any course, without spaces. Notes write "F = -kx" and not "Hooke's law". A note with one of
 * them perhaps covers the topic that holds all words of a name.
 */
const FORMULAS: readonly (readonly [formula: RegExp, ...names: readonly string[]])[] = [
  // Mechanics
  [/F=-k[xs]/, 'hooke', 'spring force', 'simple harmonic'],
  [/(?:F|Fnet|ΣF)=m\.?a(?![a-z])|a=(?:F|Fnet|ΣF)\/m/, 'second law'],
  [/N=m\.?g/, 'normal force'],
  [/(?:W|Fg|w)=m\.?g/, 'weight'],
  [/(?:tau|τ)=|=r[x×]F/, 'torque'],
  [/GMm\/|Gm1m2\/|GMm\/r/, 'gravitation', 'gravity'],
  [/(?:F(?:dt|Δt|t)|∫Fdt)=|=F(?:dt|Δt)/, 'impulse'],
  [/(?<![a-zA-Z])p=m\.?v/, 'momentum'],
  [/L=(?:I(?:ω|w|omega)|r[x×]p|mvr)/, 'angular momentum'],
  [/I=(?:sum|Σ|∑)?m\.?r(?:\^2|²)/, 'moment inertia'],
  [/m\.?v(?:\^2|²)\/r|v(?:\^2|²)\/r/, 'centripetal', 'circular motion'],
  [/(?:1\/2|½|0[.,]5)m\.?v(?:\^2|²)/, 'kinetic energy'],
  [/=m\.?g\.?h/, 'potential energy'],
  [/(?<![a-zA-Z])P=W\/(?:t|Δt)|P=F\.?v(?![a-z])/, 'power'],
  [/(?<![a-zA-Z])v=(?:d|Δ)?[xsd]\/(?:d|Δ)?t/, 'velocity', 'speed'],
  [/v(?:f)?=(?:v[0oi]|u)\+at|(?:v[0oi]|u)t\+(?:1\/2|½)at/, 'acceleration', 'kinematic', 'equation motion'],
  [/(?<![a-zA-Z])W=F\.?[dsx](?:cos|(?![a-z]))/, 'work'],
  [/T=2(?:π|pi)(?:√|sqrt)\(?l\/g/i, 'pendulum'],
  [/(?<![a-zA-Z])[Ww]=-?[Pp]\.?(?:Δ|d)V/, 'pressure volume work', 'expansion work'],
  // Heat, waves, electricity, modern physics
  [/(?<![a-zA-Z])[PpV]\.?[VP]=nRT/, 'ideal gas', 'gas law'],
  [/=m\.?c\.?(?:ΔT|dT)|Q\/\(?m/, 'specific heat'],
  [/dU=|ΔU=Q/, 'first law'],
  [/(?<![a-zA-Z])[VU]=I\.?R(?![a-z])|[VU]\/I/, 'ohm', 'resistance'],
  [/v=f\.?(?:λ|lambda)/, 'wave speed', 'wavelength'],
  [/n1\.?sin/, 'snell', 'refraction'],
  [/E=h\.?(?:f|ν|nu)(?![a-z])/, 'photon', 'photoelectric', 'quantization'],
  [/E=m\.?c(?:\^?2|²)/, 'mass energy', 'special relativity'],
  // Chemistry
  [/t(?:_?1\/2|½)/, 'half life'],
  [/(?:[Rr]ate|v)=k(?:\d)?\[/, 'rate law', 'reaction rate'],
  [/k=Ae/, 'arrhenius'],
  [/(?<![a-zA-Z])E_?a(?![a-z])/, 'activation energy'],
  [/\[[A-Z]\]=?(?:\[[A-Z]\]_?0)?-kt/, 'integrated rate law', 'first order', 'zero order'],
  [/(?:Δ|d)G=(?:Δ|d)H-T/, 'gibbs', 'free energy'],
  [/pH=pKa/, 'henderson', 'buffer'],
  [/pH=-log/, 'ph scale'],
  [/K[cp]?=\[(?:prod|[A-Z])|lnK|(?<![a-zA-Z])K[cp]?[<>]1(?!\d)/, 'equilibrium constant', 'chemical equilibrium'],
  [/^C\s?[:=]/, 'carbon', 'carbone', 'carbono', 'kohlenstoff'],
  [/^N\s?[:=]/, 'nitrogen', 'azote', 'nitrogeno', 'stickstoff'],
  [/^P\s?[:=]/, 'phosphorus', 'phosphore', 'fosforo'],
  [/^Ca\s?[:=]/, 'calcium', 'calcio'],
  [/^Na\s?[:=]/, 'sodium', 'sodio', 'natrium'],
  [/^K\s?[:=]/, 'potassium', 'potasio', 'kalium'],
  // Mathematics and statistics
  [/nPr|n!\/\(n-[rk]\)!/, 'permutation'],
  [/nCr|n!\/\(?[rk]!/, 'combination'],
  [/P\([A-Z]\|[A-Z]\)/, 'conditional probability'],
  [/1-P\(|P\(not|P\([A-Z](?:'|’|\^c|ᶜ)\)/, 'complement'],
  [/P\([A-Z](?:or|∪|u)[A-Z]\)/, 'addition rule'],
  [/P\([A-Z](?:and|∩|n)[A-Z]\)/, 'multiplication rule'],
  [/E[([][a-zA-Z][)\]]/, 'expected value', 'expectation'],
  [/\([xX]-(?:μ|mu|x̄|xbar|mean)\)\/|z=\([xX]/, 'z score', 'standard score'],
  [/(?:σ|s|sigma|sd)\/(?:√|sqrt\(?)n/, 'standard error'],
  [/(?:χ|chi)(?:\^2|²)/, 'chi square'],
  [/(?<![a-zA-Z])p[<>≤]0?\.\d/i, 'p value'],
  [/a(?:\^2|²)\+b(?:\^2|²)=c/, 'pythagorean', 'pythagoras'],
  [/-b(?:±|\+\/?-)(?:√|sqrt)/, 'quadratic formula'],
  [/y=mx\+[bc]/, 'linear equation', 'slope intercept'],
  [/A[xv]=(?:λ|lambda)[xv]|det\(A-(?:λ|lambda)/, 'eigenvalue', 'eigenvector'],
  [/(?<![a-zA-Z])H_?[0o](?![a-z])/, 'null'],
  [/(?<![a-zA-Z])H_?[a1](?![a-z])/, 'alternative hypothesis'],
  // Economics and finance
  [/(?<![A-Z])P\/E(?![A-Z])/, 'price earnings'],
  [/(?<![A-Z])D\/E(?![A-Z])/, 'debt equity'],
  [/C\+I\+G/, 'gross domestic product', 'expenditure approach', 'aggregate demand'],
  [/%(?:d|Δ)?Q[ds]?\/%(?:d|Δ)?P/, 'price elasticity'],
  [/(?<![a-zA-Z])(?:Q_?d=Q_?s|Q_?s=Q_?d|S=D|D=S)(?![a-zA-Z])/, 'market equilibrium', 'equilibrium price'],
  [/MR=MC|MC=MR/, 'profit maximization', 'profit maximisation'],
  [/M[.·]?V=P[.·]?[QYT]/, 'quantity theory', 'quantitätstheorie'],
];

const words = ([, ...names]: (typeof FORMULAS)[number]): string[][] => names.map((name) => name.split(' ').map(spelledStem));

const stemsIn = ({ stems, tokens }: Topic) => new Set([...stems, ...tokens.flatMap(({ word }) => word.split('-').map(spelledStem))]);

/**
 * The first note with a formula of the topic. A formula whose name several topics hold tells none of them.
 * @param others the other topics of the syllabus
 */
export function formulaOf(topic: Topic, others: readonly Topic[], { evidence, document: { value } }: Notes): Evidence | undefined {
  const own = stemsIn(topic);
  const holds = (stems: ReadonlySet<string>, name: readonly string[]) => name.every((stem) => stems.has(stem));
  const named = FORMULAS.filter((entry) =>
    words(entry).some((name) => holds(own, name) && !others.some((other) => holds(stemsIn(other), name))),
  );
  if (named.length === 0) return undefined;
  return evidence.find(({ start, open, heading }, at) => {
    if (open || heading) return false;
    // The reader leaves LaTeX out of a passage, which then ends before it.
    const text = plainFormula(value.slice(start, Math.min(evidence[at + 1]?.start ?? value.length, start + LONGEST_NOTE)));
    return SIGN.test(text) && named.some(([formula]) => formula.test(text.replace(/\s+/g, '')) || formula.test(text));
  });
}

/** A longer passage is no note, in characters. */
const LONGEST_NOTE = 400;

const GREEK_LETTERS: Readonly<Record<string, string>> = {
  Delta: 'Δ',
  lambda: 'λ',
  omega: 'ω',
  tau: 'τ',
  sigma: 'σ',
  mu: 'μ',
  chi: 'χ',
  nu: 'ν',
  times: '×',
  pm: '±',
  sum: '∑',
  int: '∫',
  sqrt: '√',
};

/** A formula in LaTeX, Markdown or with small figures as it is typed: "n_1\\sin\\theta" and "n₁ sin θ" as "n1sin θ". */
function plainFormula(text: string): string {
  return text
    .replace(/[₀-₉]/g, (sign) => String(sign.charCodeAt(0) - 0x2080))
    .replace(/(?<=\p{L})_\{?([\p{L}\d])\}?/gu, '$1')
    .replace(/\\t?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(\p{L}+)/gu, (_, name: string) => GREEK_LETTERS[name] ?? (/^(?:text|mathrm|left|right)$/.test(name) ? '' : name))
    .replace(/[\\${}]|\*\*/g, '');
}

/** A sign that a formula or symbol has. */
const SIGN = /[=(|/²½χ[<≤]|nPr|nCr|E_?a|H_?[0oa1]|^\p{Lu}\p{Ll}?\s?:/u;
