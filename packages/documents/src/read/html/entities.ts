/** The names of the characters from U+00A0 to U+00FF, in this order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
/** The names of the Greek letters from alpha to omega, with the sigma at the end of words. */
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const OTHERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ ensp: ' ', emsp: ' ', thinsp: ' ', zwj: '', zwnj: '', lrm: '', rlm: '' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
  ...{ bull: '•', hellip: '…', prime: '′', Prime: '″', euro: '€', trade: '™', permil: '‰', dagger: '†', Dagger: '‡' },
  ...{ larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔', rArr: '⇒', lArr: '⇐', hArr: '⇔' },
  ...{ forall: '∀', part: '∂', exist: '∃', empty: '∅', nabla: '∇', isin: '∈', notin: '∉', prod: '∏', sum: '∑', minus: '−', radic: '√' },
  ...{ prop: '∝', infin: '∞', ang: '∠', and: '∧', or: '∨', cap: '∩', cup: '∪', int: '∫', sim: '∼', cong: '≅', asymp: '≈', ne: '≠' },
  ...{ equiv: '≡', le: '≤', ge: '≥', sub: '⊂', sup: '⊃', sube: '⊆', supe: '⊇', perp: '⊥', sdot: '⋅', OElig: 'Œ', oelig: 'œ' },
  ...{ Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', fnof: 'ƒ', circ: 'ˆ', tilde: '˜' },
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...GREEK.map((name, at) => [name, String.fromCodePoint(0x3b1 + at)] as const),
  ...GREEK.map((name, at) => [name.charAt(0).toUpperCase() + name.slice(1), String.fromCodePoint(0x391 + at)] as const),
  ...Object.entries(OTHERS),
]);
/** Browsers read these numbers as windows-1252. */
const WINDOWS = new TextDecoder('windows-1252');

/** A text with the characters in place of the entities of HTML. An unknown name stays as it is. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,8}));/g, (whole, decimal, hex, name) =>
    name === undefined
      ? (characterOf(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10)) ?? whole)
      : (NAMED.get(name) ?? whole),
  );
}

function characterOf(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(new Uint8Array([code]));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}
