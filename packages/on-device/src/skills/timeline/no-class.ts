/** Words for a week or day without teaching. */
export const NO_CLASS =
  /(?<!\p{L})(?:no (?:class(?:es)?|lectures?|meetings?|labs?|school)|class(?:es)? cancell?ed|holidays?|vacation|recess|reading (?:week|days?)|study (?:week|days?)|university closed|labou?r day|thanksgiving(?: day)?|memorial day|presidents['’]? day|mlk day|martin luther king\w*|(?:mid-?(?:term|semester) |spring |autumn |fall |winter |summer |thanksgiving |easter )?break|feriados?|festivo|receso|vacaciones|sin clases?|asueto|semana santa|f[ée]ri[ée]|cong[ée]s?|rel[âa]che|semaine de lecture|pas de (?:cours|s[ée]ance|td)|interruption p[ée]dagogique|vacances|feiertag|ferien|(?:weihnachts|winter|oster|pfingst|semester)pause|vorlesungsfrei|keine (?:vorlesung|[üu]bung|sitzung)|f[äa]llt aus|entf[äa]llt)(?!\p{L})/iu;

/** A weekday: "no class Thursday" leaves the other days of the week. */
export const ONE_DAY = /\b(?:mon|tues?|wed|wednes|thu|thurs?|fri|satur|sun)(?:day)?\b/i;
