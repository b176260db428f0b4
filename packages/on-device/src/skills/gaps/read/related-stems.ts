/** The ends of the stems of a noun and of its verb or adjective: "absorption" and "absorb", "synapse" and "synaptic". */
const PAIRS: readonly (readonly [string, string])[] = [
  ['plic', 'pli'],
  ['script', 'scrib'],
  ['sorpt', 'sorb'],
  ['clus', 'clud'],
  ['vis', 'vid'],
  ['lis', 'lid'],
  ['cis', 'cid'],
  ['vas', 'vad'],
  ['pans', 'pand'],
  ['tens', 'tend'],
  ['fens', 'fend'],
  ['pens', 'pend'],
  ['hens', 'hend'],
  ['miss', 'mit'],
  ['educt', 'educ'],
  ['nduct', 'nduc'],
  ['cept', 'ceiv'],
  ['hes', 'her'],
  ['aps', 'aptic'],
  ['ysi', 'yz'],
];
/** Shorter stems are other words: "mission" and "mitten". */
const SHORTEST = 5;

/** The stems of words that are made of the same word in another way than by an ending alone: "occupi" for "occup" (occupation). */
export function relatedStems(stem: string): string[] {
  if (stem.length < SHORTEST) return [];
  const ends = PAIRS.flatMap(([one, other]) => [
    ...(stem.endsWith(one) ? [stem.slice(0, -one.length) + other] : []),
    ...(stem.endsWith(other) ? [stem.slice(0, -other.length) + one] : []),
  ]);
  return [...ends, stem.endsWith('i') ? stem.slice(0, -1) : `${stem}i`].filter((related) => related.length >= SHORTEST);
}
