/** Leads that announce examples, goals of a lesson or parts of a picture. */
export const NO_LEAD =
  /\b(?:examples?|typical|typically|you will be able|objectives?|figure|table|following (?:figure|table)|instance|additional|further|may include|can include|might include|other|questions?|notes?|sources?|references|see also|such as|let['’]s|some\sof|most\sof|common|well-\p{L}+|as\sfollows|(?:test|tutorial|lecture|assignment|lab|week|class|quiz)\s\d|mark scheme|markers?|marks|tips|we|you|your|our|i|considerations?|should|practical\sapplications)\b/iu;

/** "Adverse effects include …": the text before says of what. */
export const OF_WHAT =
  /^(?:the\s)?(?:[\p{L}-]+\s){0,2}(?:effects|symptoms|signs|manifestations|complications|contraindications|indications|treatments|interventions|findings|causes|types|methods|reasons|factors|areas|uses|features|benefits|risks|examples)\s(?:that\s(?:may|can)\s\p{L}+\s)?(?:(?:may|can|often|usually|commonly)\s)?include/iu;

export const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven'];
