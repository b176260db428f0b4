/** "bitte helfen", "make flashcards for this", "can you explain these?", "I need help with …", "Thanks!" */
const REQUEST =
  /^\W*(?:(?:please|plz|bitte)\b.*|(?:help|hilfe)(?: (?:me|us|please|plz)\b.*)?|thanks|danke|(?:can|could) (?:you|u)\b.*|i need help\b.*|(?:make|create|explain) (?:[^ ,]+ ){0,4}?(?:(?:flash)?cards|this|these)\b.*|.{2,60} (?:please|plz|bitte))[\s.!?:]*$/i;

/** Whether a line asks for help, or asks the tool for its work, and says nothing of its subject. */
export const isRequest = (text: string) => text.length < 120 && REQUEST.test(text);
