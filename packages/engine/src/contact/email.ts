/** The longest address that mail takes, in characters (RFC 5321 §4.5.3.1). */
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;

// Written to be read: an address that a mail service refuses is its to refuse; what no mail service could take is ours.
const LOCAL_PART = /^[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s@"(),:;<>[\]\\]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Whether a text has the format name@example.com: a name, and a domain of two labels or more whose last one holds a letter. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_ADDRESS) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && !/^-|-$/.test(label)) &&
    /\p{L}/u.test(labels.at(-1) as string)
  );
}
