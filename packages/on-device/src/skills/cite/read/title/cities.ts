/** Cities in which many books appear, in the languages of their lists. */
const NAMES =
  `Amsterdam|Antwerpen|Antwerp|Athens|Atlanta|Baden-Baden|Baltimore|Barcelona|Basel|Beijing|Beograd|Belgrade|Berkeley|Berlin|Bern|
Bielefeld|Bloomington|Bonn|Boston|Bremen|Bruxelles|Brussels|Brüssel|Budapest|Buenos Aires|Cambridge|Chicago|Copenhagen|Darmstadt|
Delhi|Den Haag|Dordrecht|Dublin|Düsseldorf|Edinburgh|Englewood Cliffs|Essen|Firenze|Frankfurt|Frankfurt a\\.\\s?M\\.?|
Frankfurt am Main|Frankfurt\\/M\\.?|Geneva|Genève|Göttingen|Hamburg|Harmondsworth|Heidelberg|Hillsdale|Hong Kong|Ithaca|
Johannesburg|København|Köln|Kraków|Lagos|Lausanne|Leiden|Leipzig|Leuven|Lima|Lisboa|Lisbon|London|Londres|Los Angeles|Madrid|Mainz|
Melbourne|Mexico City|México|Milan|Milano|Montreal|Montréal|Moscow|Moskva|Mumbai|Munich|München|Nairobi|New Delhi|New Haven|
New York|Newbury Park|Opladen|Oslo|Oxford|Paris|Philadelphia|Porto|Prague|Praha|Princeton|Reading|Reinbek|Rio de Janeiro|Roma|Rome|
San Francisco|Santiago|São Paulo|Seoul|Singapore|Stanford|Stockholm|Stuttgart|Sydney|Thousand Oaks|Tokyo|Torino|Toronto|Tübingen|
Vienna|Warsaw|Warszawa|Washington|Weinheim|Wien|Wiesbaden|Zürich|Zurich|Москва`.replace(/\n/g, '');

/** A city, with its state or country: "Cambridge, MA", "Washington, D.C." */
const CITY = `(?:${NAMES})(?:,? (?:\\p{Lu}{2}|D\\.C\\.|N\\.J\\.|N\\.Y\\.|Mass\\.?|Conn\\.?|Calif\\.?)(?![\\p{L}]))?`;

/** The source of an expression for one or more cities: "Berlin", "Frankfurt am Main/New York", "London and New York". */
export const CITIES = `${CITY}(?:(?:\\s?[/;–-]\\s?|, | and | und | et | & )${CITY}){0,3}`;

const ONLY_CITIES = new RegExp(`^${CITIES}(?: (?:et al|u\\.\\s?a)\\.?)?\\.?$`, 'u');
const CITY_FIRST = new RegExp(`^${CITY}, (?!and\\b)\\p{Lu}`, 'u');

/** Whether a text is the name of a city, or of several. */
export function isCities(text: string): boolean {
  return text.length < 80 && ONLY_CITIES.test(text);
}

/** Whether a text begins with the name of a city and goes on after a comma. */
export function beginsWithCity(text: string): boolean {
  return CITY_FIRST.test(text);
}
