/** The parts of a reference that are compared with what is registered. */
export type LookUpField = 'title' | 'authors' | 'year' | 'container' | 'volume' | 'issue' | 'pages';

/** A part in which a reference differs from what is registered. */
export interface FieldDifference {
  readonly field: LookUpField;
  /** The words of the reference; undefined where it has none. */
  readonly yours?: string;
  readonly theirs: string;
  /** The place of `yours` in the text of the reference, where it can be replaced. */
  readonly at?: { readonly start: number; readonly end: number };
}

/**
 * The outcome of comparing a reference with the work that is registered under its identifier: the same, something else in some parts, or
 * nothing. `found` is the answer for a text that is only an identifier. All texts are from outside: data, never markup.
 */
export type LookUpAnswer =
  | { readonly state: 'verified' }
  | { readonly state: 'not-found' }
  | {
      readonly state: 'differs' | 'found';
      readonly differences: readonly FieldDifference[];
      /** The registered work as a reference in the style that was asked for. */
      readonly whole: string;
    };

export interface LookUpRequest {
  readonly doi: string;
  readonly text: string;
  /** The value of a citation style: "apa". */
  readonly style?: string | undefined;
}

const FAILURES = {
  offline: 'There is no answer. Check your connection, then try again.',
  busy: 'It is asked too much at the moment. Wait a minute, then try again.',
  failed: 'Its answer could not be read. Try again later, or open the identifier yourself.',
} as const;

/** A registry could not be asked. The message is for people. */
export class LookUpFailed extends Error {
  override readonly name = 'LookUpFailed';
  constructor(reason: keyof typeof FAILURES, options?: ErrorOptions) {
    super(FAILURES[reason], options);
  }
}

/** Looks references up at the one host that a deployment allows. A host calls it only when a person has asked for it. */
export interface ReferenceLookupPort {
  /** The name of that host ("doi.org"); undefined where the deployment allows none. Never throws. */
  host(): Promise<string | undefined>;
  /** Sends the identifier, and nothing else. Throws `LookUpFailed`, or an AbortError after `signal`. */
  lookUp(request: LookUpRequest, signal: AbortSignal): Promise<LookUpAnswer>;
}

/** A host that allows no look-up. */
export const noLookup: ReferenceLookupPort = {
  host: async () => undefined,
  lookUp: () => Promise.reject(new LookUpFailed('failed')),
};

/** The text with the registered value of one part, and the differences that are left in it. */
export function withTheirs(
  text: string,
  differences: readonly FieldDifference[],
  field: LookUpField,
): { readonly text: string; readonly differences: readonly FieldDifference[] } {
  const used = differences.find((difference) => difference.field === field);
  const { at, theirs = '' } = used ?? {};
  if (at === undefined) return { text, differences };
  const longer = theirs.length - (at.end - at.start);
  const left = differences.flatMap((other): FieldDifference[] => {
    if (other === used) return [];
    if (other.at === undefined || other.at.start < at.end) return [other];
    return [{ ...other, at: { start: other.at.start + longer, end: other.at.end + longer } }];
  });
  return { text: text.slice(0, at.start) + theirs + text.slice(at.end), differences: left };
}

const DOI = /(?:\bdoi:?\s*|\bdoi\.org\/|(?<![\p{L}\d./-]))(10\.\d{4,9}\/[^\s"<>“”]{1,300})/iu;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The first DOI of a text, without the punctuation of its sentence. A closing bracket stays if the DOI has its opening one. */
export function doiIn(text: string): string | undefined {
  let doi = DOI.exec(text)?.[1];
  while (doi !== undefined) {
    const last = doi.at(-1) ?? '';
    const open = CLOSING[last];
    const isEnd = open === undefined ? !/[.,;:'’”!?]/.test(last) : doi.split(open).length >= doi.split(last).length;
    if (isEnd) return /\/./.test(doi) ? doi : undefined;
    doi = doi.slice(0, -1);
  }
  return undefined;
}
