/** Cities in which many books appear, in the languages of their lists. */
const NAMES =
  `Aachen|Aarhus|Albany|Amsterdam|Ankara|Ann Arbor|Antwerpen|Antwerp|Athens|Atlanta|Baden-Baden|Baltimore|Bangkok|Barcelona|Basel|Basingstoke|
Beijing|Beograd|Belgrade|Bergen|Berkeley|Berlin|Bern|Beverly Hills|Bielefeld|Bloomington|Bogotá|Bologna|Bombay|Bonn|Boston|Bratislava|Brasília|Bremen|
Brighton|Bristol|Brno|Bruxelles|Brussels|Brüssel|București|Bucharest|Budapest|Buenos Aires|Cairo|Calcutta|Cambridge|Canberra|Cape Town|Caracas|Cheltenham|
Chicago|Coimbra|Copenhagen|Darmstadt|Delhi|Den Haag|Dordrecht|Dortmund|Dublin|Durham|Düsseldorf|Edinburgh|Englewood Cliffs|Essen|Firenze|Florence|Frankfurt|
Frankfurt a\\.\\s?M\\.?|Frankfurt am Main|Frankfurt\\/M\\.?|Freiburg|Geneva|Genève|Genova|Glasgow|Göteborg|Göttingen|Grenoble|Groningen|Hamburg|Hannover|Harmondsworth|
Heidelberg|Helsinki|Hillsdale|Hong Kong|Innsbruck|Istanbul|Ithaca|Jakarta|Jena|Jerusalem|Johannesburg|Karachi|Kassel|København|Köln|Konstanz|Kraków|Kyiv|Lagos|
Lausanne|Leiden|Leipzig|Leuven|Lille|Lima|Lisboa|Lisbon|Liège|Liverpool|Ljubljana|London|Londres|Los Angeles|Louvain|Lund|Lyon|Madison|Madrid|Mainz|Malden|Manchester|
Manila|Mannheim|Marburg|Marseille|Melbourne|Mexico City|México|Milan|Milano|Minneapolis|Montevideo|Montpellier|Montreal|Montréal|Moscow|Moskau|Moskva|Mumbai|Munich|
München|Münster|Nairobi|Napoli|New Brunswick|New Delhi|New Haven|New York|Newbury Park|Nijmegen|Nürnberg|Opladen|Osaka|Oslo|Ottawa|Oxford|Padova|Palermo|Paris|
Philadelphia|Pisa|Pittsburgh|Porto|Porto Alegre|Potsdam|Poznań|Prag|Prague|Praha|Princeton|Providence|Québec|Reading|Reinbek|Rio de Janeiro|Roma|Rome|Rotterdam|
Saarbrücken|Salamanca|Salzburg|San Diego|San Francisco|Santiago|São Paulo|Sevilla|Seoul|Shanghai|Singapore|Sofia|Stanford|Stockholm|Strasbourg|Stuttgart|Sydney|
Thousand Oaks|Tokyo|Torino|Toronto|Toulouse|Trier|Tübingen|Turin|Uppsala|Utrecht|Valencia|Vancouver|Venezia|Venice|Vienna|Warschau|Warsaw|Warszawa|Washington|
Weilerswist|Weinheim|Wien|Wiesbaden|Wrocław|Wuppertal|Würzburg|Zagreb|Zürich|Zurich|Москва|Киев|София|СПб`.replace(/\n/g, '');

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
