/** Words that begin titles and no names. */
export const NOT_NAMES = new Set('The A An On In Of And For With From Why How What When To Is Are'.split(' '));
const BODY_WORD =
  /\b(?:organi[sz]ation|universit(?:y|ies)|ministry|department|institutes?|institution|association|agency|commission|council|committee|dictionary|encyclopa?edia|panel|forum|alliance|coalition|court|statistics|survey|cent(?:re|er)s?|foundation|consortium|bank|office|society|nations|government|federation|programme|program|fund|laborator(?:y|ies)|academy|authority|bureau|union|college|school|trust|service|services|company|corporation|inc|ltd|llc|group|team|network|museum|library|clinic|hospital|observatory|parliament|congress|board|unicef|times|press|news|online|project|initiative|international|royal|national|books|publish(?:ers|ing)|wikipedia|editors?|data|systems?|schemes?|directorate|secretariat|developers|contributors|community|(?:bundes|landes|umwelt)amt|ministerium|universität|verband|stiftung|kommission|gesellschaft|gmbh|springer|wiley|elsevier|penguin|routledge|pearson)\b/iu;
/** The same in the Romance languages and German: "Ministério da Saúde", "Federación Internacional de Diabetes", "Office fédéral". */
const BODY_WORD_ABROAD =
  /(?<!\p{L})(?:organi[sz]a(?:ção|ción)|organisation|universi(?:dade|dad|té|tà)|minist(?:ério|erio|ère|ero)|secretar[ií]as?|departamento|département|institut[oe]?|istituto|asociación|associa(?:ção|zione)|ag[eê]n(?:cia|ce)|comiss[ãa]o|comisión|cons(?:elho|ejo|eil|iglio)|comit[êé]|federa(?:ção|ción)|fédération|funda(?:ção|ción)|fond(?:ation|azione)|banco|banque|sociedade?|société|società|gobierno|governo|gouvernement|prefeitura|laboratório|laboratoire|academia|académie|escuela|école|museu|museo|biblioteca|bibliothèque|tribunal|senado|câmara|assembleia|observat[óo]rio|centro|programa|coordenação|confederação|sindicato|servi[çc]i?o|amt|ministerium)(?!\p{L})/iu;

/** Whether a name is that of an organisation: "World Health Organization", "UNESCO", "Department of Health". */
export function isBody(name: string): boolean {
  const text = name.replace(/\bU\.\s?([SK])\.(?=\s)/g, 'U$1');
  if (text.length > 120 || /[.!?:;]\s|[“”"]/.test(text)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || /,\s*\p{Lu}\.|^\p{Lu}\.\s/u.test(text)) return false;
  const words = text.split(/\s+/);
  if (NOT_NAMES.has(words[0] ?? '') && words[0] !== 'The') return false;
  if (words.length === 1) return /^\p{Lu}[\p{Lu}\d&-]{1,11}$/u.test(text) && !/^\p{Lu}{1,2}$/u.test(text);
  if (words.length > 12) return false;
  return (
    (BODY_WORD.test(text) || BODY_WORD_ABROAD.test(text)) &&
    words.every(
      (word) =>
        /^[\p{Lu}\d(&–-]/u.test(word) ||
        /^(?:of|for|and|the|on|in|at|to|d[aeo]s?|del|des|du|della|di|dei|et|und|für|la|las|los|les|le|e|y|em|en|para|pour)$/.test(word),
    )
  );
}

/** Whether an organisation has the form of a person's name with an initial: "R Core Team". */
export function isTeam(name: string): boolean {
  return !/[.,]|\s\p{Lu}{1,3}$/u.test(name) && /\s\S+\s/.test(name) && isBody(name);
}
