/** "Sha Lind, PhD1; Ada Hall, MD1,2 1 Center for Sleep, Hall Medical School": names with their degrees, and where they work. */
export function isByline(text: string): boolean {
  return (text.match(DEGREE)?.length ?? 0) > 1;
}

const DEGREE =
  /\p{Lu}[\p{L}’'-]+,\s(?:Ph\.?\s?D|M\.?D|MBBS|MBChB|DPhil|PsyD|EdD|DrPH|MPH|MSc|MS|MA|BSc|BS|BA|RN)\b\.?\d*|\p{Lu}[\p{L}’'-]+,\s(?:PhD|MD|MBBS|MPH|MSc|MS|MA|BSc|BS|BA|RN)\d/gu;
