/**
 * Nouns that are only counted: in a million words of edited prose and corrected essays the singular hardly ever stood without an article or another word that determines it.
 * Left out are nouns of set phrases without an article: "by car", "at school", "in person", "over time".
 */
const COUNTED: ReadonlySet<string> = new Set(
  [
    // People and animals
    'person man woman boy girl child baby kid son daughter brother sister cousin boyfriend girlfriend student teacher professor scientist researcher doctor nurse lawyer engineer driver worker employee employer manager player singer actor actress artist writer journalist tourist visitor customer consumer client user patient stranger neighbour neighbor classmate friend leader founder hero victim winner beginner citizen dog cat bird horse',
    // Places and buildings
    'country city town village street house apartment building museum restaurant hotel cafe pub shop mall supermarket stadium gym pool garden farm river lake island mountain tree beach forest airport planet region area university library classroom bedroom bathroom kitchen apartment countryside neighbourhood neighborhood',
    // Things
    'car bicycle bike plane phone smartphone computer laptop machine device tool book magazine newspaper textbook letter message email website blog app picture photo image poster song film movie video game product item ticket bag backpack box cup chair table door window wall screen gift present toy ball meal dollar coin prize award vehicle train bus plant animal parent word language song tool advertisement activity culture event family member difficulty place thing',
    // Thoughts, words and deeds
    'idea opinion concept theory notion principle method way problem solution reason question answer example aspect element factor feature function fact detail difference advantage disadvantage benefit goal aim objective option choice decision mistake problem chance opportunity possibility proposal suggestion argument statement sentence paragraph chapter article essay story lesson exam test subject topic hobby habit skill ability job role task project company organisation organization team group club party event festival concert campaign trip journey tour flight holiday vacation weekend birthday moment day week month year hour minute century evening afternoon situation scenario incident accident phenomenon trend step stage effect impact result consequence feeling dream emotion system model combination percentage amount number period version section',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a noun in the singular needs an article or another word that determines it. */
export function isCountedNoun(noun: string): boolean {
  return COUNTED.has(noun);
}
