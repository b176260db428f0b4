/** The most words of a line that asks for help. What is longer says something of its subject too. */
const MOST_WORDS = 18;
const COURTESY = String.raw`(?:please|pls|plz|bitte|por\sfavor|s['’]il\s(?:vous|te)\spla[iî]t|svp)`;
/** What a tool is asked to write, or to write about. */
const WANTED = String.raw`(?:(?:flash)?cards?|deck|summary|quiz|questions?|notes|this|these|the\s(?:following|text|chapter|material)|following|karteikarten|lernkarten|karten|zusammenfassung|tarjetas|resumen|fiches|r[ée]sum[ée])`;

/** "bitte helfen", "make flashcards for this", "can you explain these?", "I need help with …", "Thanks!" */
const REQUEST = new RegExp(
  String.raw`^[\s>*•-]*(?:(?:hi|hello|hey|hallo|hola|bonjour)(?:\s(?:there|all|everyone))?[,!.]*\s*)?(?:${[
    String.raw`${COURTESY}[\s,:!].*`,
    COURTESY,
    String.raw`(?:thanks|thank\syou|thx|danke|vielen\sdank|gracias|merci)(?:\s[^.]{0,30})?`,
    String.raw`(?:help|hilfe|ayuda|aide)(?:\s(?:me|us|please|plz|pls|needed|with\s(?:this|these|my)|mir|uns|bitte).*)?`,
    String.raw`(?:can|could|would|will)\s(?:you|u)\s.*`,
    String.raw`(?:kannst|könntest)\sdu\s.*|(?:können|könnten)\ssie\s.*|(?:puedes|podrías)\s.*|(?:peux-tu|pouvez-vous)\s.*`,
    String.raw`i\s(?:need|want|would\slike|['’]?d\slike)\s(?:\S+\s){0,4}(?:help|understand|learn|study|${WANTED}).*`,
    String.raw`(?:(?:task|prompt|aufgabe|tarea):\s)?(?:make|create|generate|write|give|turn|convert|summari[sz]e|explain|quiz|prepare|produce|extract|erstelle?n?|mach|erkläre?|fasse|crea|haz|explica|fais|crée|explique)\s(?:[^\s,]+\s){0,4}?${WANTED}(?:[\s,:.!?].*)?`,
    String.raw`[^.:]{2,60}\s${COURTESY}`,
  ].join('|')})[\s.!?:]*$`,
  'iu',
);

/** Whether a line asks for help, or asks the tool for its work, and says nothing of its subject. */
export function isRequest(text: string): boolean {
  return text.length < 160 && text.split(/\s+/).length <= MOST_WORDS && REQUEST.test(text.trim());
}
