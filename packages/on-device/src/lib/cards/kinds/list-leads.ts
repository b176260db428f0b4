/** Leads that announce examples, goals of a lesson or parts of a picture. */
export const NO_LEAD =
  /\b(?:examples?|typical|typically|table|instance|further|may include|can include|might include|other|questions?|notes?|sources?|see also|such as|some\sof|most\sof|common|well-\p{L}+|as\sfollows|we|you|your|our|i|should)\b/iu;

/** "Adverse effects include …": the text before says of what. */
export const OF_WHAT =
  /^(?:the\s)?(?:[\p{L}-]+\s){0,2}(?:effects|symptoms|manifestations|contraindications|causes|factors|uses)\s(?:that\s(?:may|can)\s\p{L}+\s)?(?:(?:may|can|often|usually|commonly)\s)?include/iu;

export const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven'];
