/** Cities in which many books appear, in the languages of their lists. */
const NAMES =
  `Aldershot|Amsterdam|Ankara|Ann Arbor|Antwerpen|Antwerp|Athens|Atlanta|Baden-Baden|Austin|Baltimore|Barcelona|Basel|Beijing|Beograd|Belgrade|Berkeley|Berlin|Bern|
Bielefeld|Bloomington|Bogotá|Bologna|Bonn|Boston|Boulder|Bratislava|Bremen|Brno|București|Bruxelles|Brussels|Brüssel|Budapest|Buenos Aires|Cambridge|Chapel Hill|Cheltenham|Chicago|Copenhagen|Darmstadt|
Delhi|Den Haag|Dordrecht|Dublin|Düsseldorf|Edinburgh|Englewood Cliffs|Essen|Firenze|Farnham|Frankfurt|Frankfurt a\\.\\s?M\\.?|
Frankfurt am Main|Frankfurt\\/M\\.?|Freiburg|Geneva|Genève|Gent|Göttingen|Graz|Groningen|Hamburg|Harmondsworth|Hannover|Heidelberg|Helsinki|Hillsdale|Hong Kong|Ithaca|
Istanbul|Jerusalem|Johannesburg|København|Köln|Kraków|Lagos|Lausanne|Lanham|Leiden|Leipzig|Leuven|Liège|Lima|Lisboa|Lisbon|Ljubljana|London|Londres|Los Angeles|Louvain|Lyon|Madrid|Mahwah|Manchester|Mainz|
Melbourne|Mexico City|México|Milan|Milano|Montreal|Montréal|Moscow|Moskva|Mumbai|Munich|München|Münster|Nairobi|Napoli|New Brunswick|New Delhi|New Haven|
New York|Newbury Park|Opladen|Oslo|Oxford|Padova|Paris|Philadelphia|Porto|Prague|Praha|Princeton|Reading|Reinbek|Rio de Janeiro|Roma|Rotterdam|Rome|
Salzburg|San Francisco|Seattle|Santiago|São Paulo|Seoul|Sevilla|Singapore|Stanford|Stockholm|Stuttgart|Sydney|Thousand Oaks|Tokyo|Torino|Toronto|Tübingen|Urbana|Utrecht|Valencia|Venezia|
Vienna|Warsaw|Warszawa|Washington|Weinheim|Wien|Wiesbaden|Zagreb|Zürich|Zurich|Москва`.replace(/\n/g, '');

/** The same cities, to look one up. */
export const CITY_NAMES: ReadonlySet<string> = new Set(NAMES.split('|'));

/** Cities in which Brazilian journals appear. */
export const CITIES_OF_BRAZIL =
  'Aracaju|Araraquara|Bauru|Belém|Belo Horizonte|Blumenau|Botucatu|Brasília|Campina Grande|Campinas|Campo Grande|Canoas|Cascavel|Caxias do Sul|Chapecó|Criciúma|Cuiabá|Curitiba|Dourados|Feira de Santana|Florianópolis|Fortaleza|Goiânia|Guarapuava|Ijuí|Ilhéus|Itajaí|João Pessoa|Joinville|Juiz de Fora|Lages|Lavras|Londrina|Macapá|Maceió|Manaus|Marília|Maringá|Montes Claros|Mossoró|Natal|Niterói|Ouro Preto|Palmas|Passo Fundo|Pelotas|Piracicaba|Ponta Grossa|Porto Alegre|Porto Velho|Presidente Prudente|Recife|Ribeirão Preto|Rio Branco|Rio Claro|Rio Grande|Salvador|Santa Cruz do Sul|Santa Maria|Santo André|Santos|São Bernardo do Campo|São Carlos|São Leopoldo|São Luís|Sorocaba|Teresina|Tubarão|Uberaba|Uberlândia|Vitória|Vitória da Conquista|Viçosa';

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
