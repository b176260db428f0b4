// Limits of RFC 5321 §4.5.3.1, in characters.
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

// Rejects only characters that no mail service accepts; the mail service decides about the others.
const LOCAL_PART = /^[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s@"(),:;<>[\]\\]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Whether a text is an address like name@example.com: the domain has at least two labels, and the last one contains a letter. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_ADDRESS) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= MAX_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !/^-|-$/.test(label)) &&
    /\p{L}/u.test(labels.at(-1) as string)
  );
}
