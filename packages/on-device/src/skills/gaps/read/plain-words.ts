/** Words of a syllabus that name no topic alone. */
export const GENERAL = new Set(
  `introduction intro overview basics basic concept concepts fundamental fundamentals summary conclusion conclusions background miscellaneous
  general review revision getting started start where what how why when here remarks notes note preface further reading discussion example
  examples exercise exercises problem problems application applications case study studies topic topics type types unit module chapter part
  section week lecture understand explain describe define discuss identify apply analyse analyze learn know compare list state outline
  evaluate calculate derive importance role nature scope meaning definition definitions need advantages disadvantages advantage disadvantage
  features feature characteristics properties various different simple advanced elementary related other use uses students able using history
  einführung einleitung grundlagen überblick zusammenfassung wiederholung übungen introducción conceptos básicos resumen repaso ejercicios
    notions bases résumé révision exercices परिचय सारांश
    principle principles theory method methods technique techniques approach approaches aspects issues detail details key main terms more`
    .split(/\s+/)
    .map((word) => word.trim()),
);

/** Single words that name an aspect of what stands before them: "Deadlock: conditions, prevention". */
export const ASPECT = /(?:tions?|ments?|ances?|ences?|ings?)$/;

/** Words that name a side of a topic and no topic. */
export const ASPECTS =
  /^(?:functions?|structures?|causes?|effects?|uses?|applications?|treatments?|prevention|regulation|development|growth|origins?|evolution|classification|diagnosis|management|properties|importance|significance|roles?|consequences|impacts?|implications|limitations|measurement|interpretation|symptoms|benefits|costs|strengths|weaknesses|practice|results|issues|challenges|more|beyond|others?)$/;

/** General words that narrow a topic to a part of it, with the words that notes use for that part. */
export const SIDES: readonly (readonly [narrows: RegExp, named: RegExp])[] = [
  [/^types?$/, /\b(?:types?|kinds?|sorts?|forms?|classes|categor\p{L}+|classif\p{L}+|divided into|either)\b/iu],
  [/^advanced$/, /\b(?:advanced|complex|further)\b/iu],
  [/^applications?$/, /\b(?:appl\p{L}+|us(?:e|es|ed|ing|eful)|practice)\b/iu],
  [/^history$/, /\b(?:histor\p{L}+|origins?|first|invented|early|1\d{3}|20\d\d|century)\b/iu],
  [/^(?:characteristics|features?)$/, /\b(?:characteri\p{L}+|features?|has|have|propert\p{L}+)\b/iu],
];

/** General words that make a topic of the word before them: "set theory" is not "sets". */
export const SUBSTANCE =
  /^(?:theory|theories|methods?|techniques?|approach|approaches|principles?|properties|features?|structures?|problems?|analysis|models?)$/;

/** Prepositions after a head noun, in five languages, and "using". */
export const PREPOSITION =
  /^(?:of|in|for|with|using|on|to|from|by|at|under|between|de|del|en|para|con|du|des|dans|pour|avec|von|der|im|mit|für|zur|zum|का|की|के|में)$/;

/** Articles that are no English words, in three languages. */
export const ARTICLE = /^(?:el|la|los|las|un|una|le|les|une|der|das|den|dem|ein|eine|einer)$/;
