/** Work with its day: "Essay due Friday 4 December". */
const DUE =
  /\bdue (?:(?:on|by) )?(?:next |this )?(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day)?|tomorrow|week|\d{1,2}|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;

/** Whether a sentence says when work is due, and nothing of its subject. */
export function isDeadline(text: string): boolean {
  return DUE.test(text);
}
