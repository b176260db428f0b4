/** Whether two words begin alike or one is misspelt: "chem" and "chemistry", "calculs" and "calculus". */
export function sameBeginning(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  // "maths" and "mathematics"
  if (short.endsWith('s') && short.length >= 5 && long.startsWith(short.slice(0, -1))) return true;
  return short.length >= 5 && short[0] === long[0] && isMisspelt(short, long, long.length >= 8 ? 2 : 1);
}

/** Whether two words differ by at most so many letters that are changed, left out, added or swapped with their neighbour. */
export function isMisspelt(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA[0] === restB[1] && restA[1] === restB[0] && isMisspelt(restA.slice(2), restB.slice(2), most - 1)) return true;
  return (
    isMisspelt(restA.slice(1), restB.slice(1), most - 1) ||
    isMisspelt(restA.slice(1), restB, most - 1) ||
    isMisspelt(restA, restB.slice(1), most - 1)
  );
}

/** Whether `short` is made of the initials of all words in order: "cn" for "computer networks", "dbms" for "database management systems". */
export function isAbbreviation(name: string, full: readonly string[]): boolean {
  const short = name.replaceAll('&', '');
  if (short.length < 2 || short.length > 6 || full.length < 2 || full.includes(short)) return false;
  const initials = full.map((word) => word[0]).join('');
  if (short === initials) return true;
  let word = 0;
  let at = 0;
  for (const letter of short) {
    const next = full[word + 1];
    if (at === 0) {
      if (letter !== full[word]?.[0]) return false;
      at = 1;
    } else if (next?.startsWith(letter)) {
      word++;
      at = 1;
    } else {
      const found = full[word]?.indexOf(letter, at) ?? -1;
      if (found < 0) return false;
      at = found + 1;
    }
  }
  return word === full.length - 1;
}
