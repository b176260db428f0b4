import fc from 'fast-check';

/** The surrogates, which are no code points of their own, begin at 0xD800; there are 0x800 of them. */
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

const codePoint = fc.integer({ min: 0, max: 0x10ffff - SURROGATES }).map(
  (nth) => String.fromCodePoint(nth < FIRST_SURROGATE ? nth : nth + SURROGATES),
  (text) => {
    const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (point === undefined || text !== String.fromCodePoint(point)) throw new TypeError('Not one code point');
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);

/**
 * Any text, as `fc.string({ unit: 'binary' })` makes it. That one fills a table of a million code points, which takes a second in each
 * worker.
 */
export function anyText(constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: codePoint });
}

const place = fc
  .array(fc.constantFrom('/', 'v1', 'a.b', '%20', '%C3%A9', '~', ':', '@', '+'), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Web addresses with any host and port. `fc.webUrl()` fills the same table. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.webAuthority({ withPort: true }),
    place,
    fc.constantFrom('', '?a=1&b', '?https://b.example'),
    fc.constantFrom('', '#c'),
  )
  .map(([scheme, host, path, query, hash]) => `${scheme}://${host}${path === '' ? '' : `/${path}`}${query}${hash}`);
