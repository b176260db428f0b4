/** A reference in or directly after a sentence. */
export const REFERENCE =
  /\((?:[^()]{0,160}[A-Z][\w'’.&-]*[^()\d]{0,60})?\b(?:1[5-9]|20)\d{2}[a-z]?\b[^()]{0,60}\)|\([A-Z][\w'’-]+(?: (?:and|&) [A-Z][\w'’-]+| et al\.?)?,? (?:pp?\.? ?)?\d{1,4}(?:[-–]\d{1,4})?\)|\[\d{1,3}(?:[,–-] ?\d{1,3}){0,6}\]|\bet al\b|https?:\/\/|\bdoi\b|[¹²³⁴⁵⁶⁷⁸⁹]|\b[Aa]ccording to (?!(?:his|her|my|our|their)\b)(?:the |an? )?(?:[\w'’-]+ ){0,3}?[A-Z]/;
