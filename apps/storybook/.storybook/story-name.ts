/** A story's name in sentence case, from Storybook's name in title case: "On A Tool Page" becomes "On a tool page". */
export function sentenceCase(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return [first, ...others.map((word) => (isAcronym(word) ? word : word.toLowerCase()))].join(' ');
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
