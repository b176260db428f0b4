/** Words for a week or day without teaching. */
export const NO_CLASS =
  /\b(?:no class(?:es)?|holidays?|vacation|reading week|study week|(?:mid-?(?:term|semester) |spring |autumn |fall |winter |thanksgiving )?break)\b/i;
