/** Names of months that English does not share, with the number of the month. */
const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'januar jänner janvier enero janeiro gennaio januari',
    'februar février febrero fevereiro febbraio februari',
    'märz mars marzo março maart',
    'avril abril aprile',
    'mai mayo maio maggio mei',
    'juni juin junio junho giugno',
    'juli juillet julio julho luglio',
    'août agosto augustus',
    'septembre septiembre setembro settembre',
    'oktober octobre octubre outubro ottobre',
    'novembre noviembre novembro',
    'dezember décembre diciembre dezembro dicembre',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month])),
);
const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const MONTH = Object.keys(MONTHS).join('|');
const YEAR = '(?:1[5-9]|20)\\d\\d';

/** "13 de maio de 2012", "3. März 2004", "Avril 2014". */
const MONTH_THEN_YEAR = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:\\.|º|er)?\\s(?:de\\s)?)?(${MONTH})\\.?,?\\s(?:de\\s)?(?=${YEAR}(?!\\d))`,
  'giu',
);
/** "(12 de 01 de 2007)", "(3 de Feb. de 2021)", as Word writes them in Spanish. */
const SPANISH_DAY = new RegExp(`\\(\\d{1,2}\\sde\\s(?:\\p{L}{3,10}\\.?|\\d{1,2})\\sde\\s(${YEAR})\\)`, 'gu');
/** Months cut short, which stand after a day or between a year and a day: "29 fev. 2021", "2012 set 6", "20 de abr. de 2015". */
const SHORT_MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'ene janv gen',
    'fev févr',
    'mär mar',
    'abr avr',
    'mai mag',
    'giu',
    'juil lug',
    'ago',
    'set',
    'out okt ott',
    'nov',
    'dez dic déc',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month])),
);
const ANY_MONTH = `${MONTH}|${Object.keys(SHORT_MONTHS).join('|')}`;
const DAY_SHORT_MONTH = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})\\.?\\s(?:de\\s)?(${Object.keys(SHORT_MONTHS).join('|')})\\.?,?\\s(?:de\\s)?(?=${YEAR}(?!\\d))`,
  'giu',
);
const YEAR_MONTH_DAY = new RegExp(`(?<![\\p{L}\\d])(${YEAR}),?\\s(${ANY_MONTH})\\.?\\s(\\d{1,2})(?=[\\]);,.\\s])`, 'giu');
/** "19-VI-2020": botanists write the month in Roman figures. */
const ROMAN_MONTH = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2})[-.]\\s?([IVX]{1,4})[-.]\\s?(?=${YEAR}(?!\\d))`, 'gu');
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** "5. März." after the year. */
const DAY_AND_MONTH = new RegExp(`(?<=[,.]\\s)(\\d{1,2})\\.?\\s(${MONTH})(?=[.,)]|$)`, 'giu');
/** "(2014, Avril)". */
const YEAR_THEN_MONTH = new RegExp(`(?<=\\(${YEAR},\\s)(${MONTH})(?=[\\s)])`, 'giu');
/** "[citado em 28 de maio 2012]", "Zugriff am 3. März 2004", "consulté le 5 mai 2010". */
const VISITED =
  /\b(?:citado(?: em)?|acesso em|acessado em|acedido em|acceso(?: el| en)?|consultado(?: el| em)?|consult[ée] le|zugriff(?: am)?|abgerufen(?: am)?|zuletzt besucht(?: am)?|stand(?=:)|geraadpleegd(?: op)?|consultato il)[:\s]+(?=\d)/giu;
/** Words before an address. */
const FOUND_AT =
  /\b(?:dispon[ií]vel (?:em|n[oa])|recuperado (?:a partir )?de|(?<=\.\s)a partir de|disponible (?:en|sur|à l['’]adresse)|abrufbar unter|verfügbar unter|online unter|unter|en ligne sur|beschikbaar op)(?:\s?:|(?=\shttps?:))/giu;

/** Marks of the editor of a collection: "(Hrsg.)", "(dir.)", "(coord.)", "(a cura di)". */
const COLLECTED = /[([]\s?(?:hrsg|hgg?|hrsgg|hg\.innen|hginnen|red|dirs?|éds?|édit|coords?|orgs?|a cura di|comps?|uitg)\s?\.?\s?[)\]]/giu;
/** French writes "(dir.)" for editors, English for the director of a film. */
const DIRECTOR = /^.\s?dirs?\b/i;
const FILM = /\b(?:film|dvd|blu-ray|motion picture|documentary)\b/i;
/** The same after a comma: ", organizadores.", ", editors.", ", orgs." */
const COLLECTED_BARE =
  /(?<=\p{Lu}\.?),\s(?:organizador(?:es|as?)?|coordinador(?:es|as?)?|coordenador(?:es|as?)?|orgs?\.|coords?\.)(?=[.,]?\s)\.?/gu;
/** Who edited or translated a work: "editado por C. Fernández", "traduit par", "hrsg. von", "Tradução: W. D. Ross". */
const EDITED_BY =
  /([,.;])\s(?:editado por|edición de|edição de|organizado por|édité par|herausgegeben von|hrsg\. von|hg\. von|a cura di)(?=\s\p{Lu})/giu;
const TRANSLATED_BY =
  /([,.;])\s(?:traducido por|traducción(?:,[^.;:]{3,40})? de|traduzido por|tradução(?:,[^.;:]{3,40}|\se\s[^.;:]{3,30})? de|tradução:|trad\. de|traduit par|traduction de|übersetzt von|übers\. von|traduzione di|vertaald door)(?=\s\p{Lu})/giu;
/** "Title, en T. K. Leen y V. Tresp, eds, Book". */
const COLLECTION_IN_SPANISH = /,\sen\s(?=(?:\p{Lu}\.?\s){1,3}\p{Lu}\p{Ll}.{0,120}\beds?\b\.?,)/u;
/** A second edition, as German, French, Spanish and Portuguese lists write it: "2., überarb. Aufl.", "2e éd.", "2. Edition", "2ª ed.". */
const EDITION =
  /(?<![\p{L}\d])(\d{1,2})(?:\.|e|ᵉ|è|ème|eme|ª|a)?,?\s(?:(?:über|neu|voll|erw|akt|korr|rev|verb|durchges|unver)\p{L}*\.?(?:\su(?:nd|\.)\s\p{L}+\.?)?\s){0,2}(?:auflage|aufl\.|ausgabe|édition|éd\.|edición|edição|edizione|(?<=\d\.\s)edition|(?<=[ªaº]\s)ed\.|(?<=\d\.\s)(?:publ|print|utg(?:ave|åva)?|ponatis|izd|vyd|wyd|udg(?:ave)?|oplag|druk|painos)(?=[.)\]])\.?)|(?<=[.,)]\s)(\d{1,2})\.?\s?ed\.(?=\s\p{Lu})/giu;
/** A new edition without a number: "Ny utg.", "Nouv. éd.", "Neuausg." */
const NEW_EDITION = /(?<=[.,]\s)(?:Ny utg|Nouv(?:\.|elle) éd(?:ition)?|Neuaus(?:g|gabe)|Nueva ed|Nova ed)(?:\.|(?=,))/gu;
/** Pages, volumes and numbers in German: "S. 32–50", "Bd. 3", "Jg. 12", "H. 4". */
const PAGES = /(?<=[,.;:(\d]\s?)\bS\.\s?(?!(?:1[5-9]|20)\d\d(?!\d|\s?[-–]))(?=\d{1,4}(?:\s?[-–‒—]\s?\d|\s?f|[.,;)]|$))/gu;
const VOLUME = /(?<=[\s,(])(?:Bd|Band|Jg|Jahrg|Jahrgang|tomo|tome)\.?\s(?=\d|[IVX]+\b)/gu;
const NUMBER = /(?<=[\s,(])(?:H(?=\.\s\d{1,2}(?!\d))|Heft|Nr|Nº|N°|n°|nº|num|núm)\.?\s?(?=\d)/gu;
/** "Zeitschrift 1/1993". */
const NUMBER_AND_YEAR = new RegExp(`(?<=\\p{L},?\\s)(?:no\\.\\s)?(\\d{1,3})\\s?/\\s?(${YEAR})(?=[,.:]|$)`, 'u');
/** "o. J.", "s. d.", "s. f.": no year. */
const UNDATED = /(?<=[(,]\s?)(?:o\.\s?J\.|s\.\s?d\.|s\.\s?f\.|s\/[df]|no date|undated)(?=[\s),:]|$)/gu;
/** The same in square brackets, which ISO 690 uses: "[kein Datum]". */
const UNDATED_IN_BRACKETS = /\[(?:kein datum|o\.\s?j\.|s\.\s?[adf]\.|n\.\s?d\.|no date|sans date|sin fecha|sem data|senza data)\]/giu;
/** "u. a." and "et al." */
const OTHERS = /(?<=\p{L}\.?,?\s)(?:u\.\s?a\.|e outros|y otros|и др\.|i in\.|等\.?|vd\.|et coll?\.|etc\.(?=,))(?=[\s(,:]|$)/giu;
/** Words of a footnote before a reference: "vgl.", "see also". */
const LEAD_IN =
  /^(?:vgl\.?(?: auch| dazu| hierzu)?|siehe(?: auch| dazu)?|cf\.?|see(?: also)?|s\. auch|v\. aussi|voir(?: aussi)?)[:\s]+(?=\p{Lu})/iu;
/** A larger work after a title: "[in:]" in Polish lists, "Мозг и язык // Вопросы языкознания" in Russian ones. */
const WITHIN =
  /[,.]?\s\[(?:in|w):?\]:?\s(?=[\p{Lu}„“"])|\s?\/\/(?<=\p{Script=Cyrillic}[^/]*\/\/)\s?(?=\p{Lu})|\s\/\/(?<=\p{L}\S*\s\/\/)\s(?=\p{Lu})/gu;
/** Who edited a work, in Russian lists: "Title / под ред. J. Hercz." */
const EDITED = /\s\/\s(?:под\s(?:общ\.\s|общей\s)?ред(?:\.|акцией)|отв\.\sред\.|ред\.)\s/u;
/** The kind of a work in Chinese lists: "Title[J].", "Title[C]//Proceedings", "Title[EB/OL]." */
const CHINESE_KIND = /\s?\[(?:[JMCDRNPSAGZ]|(?:EB|DB|CP|PP|[JMCDN])\/OL)\](?=[.,\s:]|$)/g;
const CHINESE_COLLECTION = /\s?\[[CMA]\][.,]?\s?\/\/\s?(?=\p{Lu})/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Pages, volumes and numbers in Russian: "С. 16–34", "Т. 5", "Вып. 10", "№ 3", "390 с." */
const RUSSIAN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[.,;:]\s)[СсC]\.\s?(?=\d)/gu, 'pp. '],
  [/(?<=[.,;:]\s)[ТT]\.\s?(?=\d)/gu, 'vol. '],
  [/(?<=[.,;:]\s)(?:[Вв]ып\.\s?|№\s?)(?=\d)/gu, 'no. '],
  [/[.,]?\s[–—-]?\s?\d{2,4}\s?с\.?$/gu, '.'],
];
/** "a kol.", "a OTHERS", "a K. VADDI": the last names of Czech lists. */
const CZECH_OTHERS = /\sa\s(?:OTHERS|kol\.)(?=[,.\s])/gu;
const CZECH_AND = /(?<=\p{Lu}{2}[,\s][^a-z]{0,200})\sa\s(?=(?:\p{Lu}\.\s?)+\p{Lu}{2})/gu;
/** A work and its first publication: "(1932/2000)", "(2003/1999)", "(1986; 1971)", "1989 [1972]". */
const TWO_YEARS = new RegExp(
  `\\((${YEAR})(?:\\s?[/;]\\s?|\\s\\[)(${YEAR})\\]?\\)(?=[.:,]|\\s[“"‘\\p{Lu}])|(?<=[\\p{Ll},.]\\s)(${YEAR})\\s\\[(${YEAR})\\](?=[.,:])`,
  'u',
);

/**
 * Writes the marks of references in German, French, Spanish, Portuguese and Italian as English writes them: "(Hrsg.)" as "(Eds.)",
 * "S. 5" as "pp. 5", "13 maio 2012" as "13 May 2012". Names and titles stay as they are.
 */
export function withEnglishMarks(text: string): string {
  const marked = text
    .replace(LEAD_IN, '')
    .replace(COLLECTED, (mark) => (DIRECTOR.test(mark) && FILM.test(text) ? mark : '(Eds.)'))
    .replace(COLLECTED_BARE, ' (Eds.).')
    .replace(EDITED_BY, (_, mark: string) => `${mark} ${mark === '.' ? 'Edited' : 'edited'} by`)
    .replace(TRANSLATED_BY, (_, mark: string) => `${mark} ${mark === '.' ? 'Translated' : 'translated'} by`)
    .replace(COLLECTION_IN_SPANISH, ', In: ')
    .replace(SPANISH_DAY, '($1)')
    .replace(MONTH_THEN_YEAR, (_, day: string | undefined, month: string) => `${day === undefined ? '' : `${day} `}${englishMonth(month)} `)
    .replace(DAY_SHORT_MONTH, (_, day: string, month: string) => `${day} ${englishMonth(month)} `)
    .replace(YEAR_MONTH_DAY, (_, year: string, month: string, day: string) => `${year} ${englishMonth(month)} ${day}`)
    .replace(ROMAN_MONTH, (date, day: string, month: string) =>
      ROMAN.includes(month) ? `${day} ${ENGLISH[ROMAN.indexOf(month)] ?? ''} ` : date,
    )
    .replace(DAY_AND_MONTH, (_, day: string, month: string) => `${day} ${englishMonth(month)}`)
    .replace(YEAR_THEN_MONTH, (month) => englishMonth(month))
    .replace(VISITED, 'accessed ')
    .replace(FOUND_AT, 'Available at:')
    .replace(EDITION, (_, number: string | undefined, short: string | undefined) => `${ordinal(Number(number ?? short))} ed.`)
    .replace(NEW_EDITION, 'New ed.')
    .replace(PAGES, 'pp. ')
    .replace(VOLUME, 'vol. ')
    .replace(NUMBER, 'no. ')
    .replace(NUMBER_AND_YEAR, 'no. $1, $2')
    .replace(UNDATED, 'n.d.')
    .replace(UNDATED_IN_BRACKETS, 'n.d')
    .replace(OTHERS, 'et al.')
    .replace(CZECH_OTHERS, ' et al.')
    .replace(CZECH_AND, ' and ')
    .replace(WITHIN, ', In: ')
    .replace(EDITED, '. Edited by ')
    .replace(CHINESE_COLLECTION, '. In: ')
    .replace(CHINESE_KIND, '')
    .replace(
      /(?<=[.,]\s)Dans(?=\s\p{Lu}\.)|(?<=[.?!]\s)Dans(?=\s\p{Lu})|(?<=[.?!]\s)E[nm](?=:\s\p{Lu})|(?<=[”"»][.,]?\s)E[nm](?=\s\p{Lu})/gu,
      'In',
    );
  return withOneYear(CYRILLIC.test(marked) ? RUSSIAN.reduce((text, [mark, english]) => text.replace(mark, english), marked) : marked);
}

/** Leaves the year of the edition that was used in its place, and writes the year of the first edition at the end. */
function withOneYear(text: string): string {
  const found = TWO_YEARS.exec(text);
  // Two years after another year belong to the title.
  if (found === null || new RegExp(YEAR).test(text.slice(0, found.index))) return text;
  const years = [found[1] ?? found[3], found[2] ?? found[4]].map(Number);
  const [first, used] = [Math.min(...years), Math.max(...years)];
  const year = found[1] === undefined ? String(used) : `(${used})`;
  return `${text.slice(0, found.index)}${year}${text.slice(found.index + found[0].length)} (original work published ${first})`;
}

function englishMonth(name: string): string {
  return ENGLISH[MONTHS[name.toLowerCase()] ?? SHORT_MONTHS[name.toLowerCase()] ?? 0] ?? name;
}

function ordinal(number: number): string {
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
