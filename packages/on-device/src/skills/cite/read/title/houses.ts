/** The source of an expression for publishers whose names have no word such as "Press". */
export const HOUSE_NAMES =
  "Random House|Taylor (?:&|and) Francis|North[- ]Holland|Kluwer|Plenum|Polity|Verso|Ashgate|Pergamon|Springer|Wiley|Elsevier|Pearson|Penguin|Routledge|Sage|SAGE|O['’]Reilly|McGraw[- ]Hill|Addison[- ]Wesley|Prentice|Macmillan|Palgrave|Norton|Harper\\w*|Houghton|Knopf|Vintage|Viking|Pantheon|Morrow|Giroux|Bloomsbury|Cengage|Thieme|Karger|Birkhäuser|Gruyter|Brill|Kaufmann|Freeman|Longmans?|Blackwell|Chandos|CRC|Gallimard|Suhrkamp|Campus|Nomos|Dunod|Armand Colin|PUF|Einaudi|Laterza|Mulino|Alianza|Siglo XXI|Anthropos|Juventa|Rowohlt|Fischer|Francke|Duncker|Mohr|Beck|Hanser|Vieweg|Teubner";

const HOLDS_HOUSE = new RegExp(`(?<![\\p{L}])(?:${HOUSE_NAMES})(?![\\p{L}])`, 'u');
/** "Farrar, Straus and Giroux", "Faber & Faber": family names in a row. */
const FAMILIES = /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|&) \p{Lu}\p{Ll}+$/u;

/** Whether a text names a publisher. */
export function isHouse(text: string): boolean {
  return FAMILIES.test(text) || HOLDS_HOUSE.test(text);
}
