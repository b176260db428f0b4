/** The kind of content in a column of a table. */
export type ColumnRole = 'week' | 'date' | 'weekday' | 'number' | 'topic' | 'reading' | 'due' | 'weight' | 'name' | 'other';

/** Words of a header, by role; the first that fits decides. */
const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'weight',
    /^(?:weight\w*|%|percent\w*|points?|pts|marks?|worth|value|share|% of (?:final |total |course )?(?:grade|mark)|contribution|grade %|(?:% )?(?:of )?(?:final )?grade|max(?:imum)? (?:points?|marks?|score)|peso|porcentaje|ponderaci[oó]n|puntos|nota|valor|pond[ée]ration|pourcentage|coefficient|gewicht\w*|punkte|anteil)\b/i,
  ],
  ['week', /^(?:weeks?|wks?|wk|semana|semaine|sem|woche|kw|week (?:no|number|#))\b\.?(?! of\b)/i],
  [
    'date',
    /^(?:dates?|days? ?(?:&|and|\/) ?dates?|class dates?|meeting dates?|lecture dates?|start dates?|week of|week (?:beginning|starting|commencing)|w\/c|when|due dates?|deadlines?|fechas?|datum|termine?|calendar|día|tag)\b/i,
  ],
  [
    'weekday',
    /^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b|^wed\b|^(?:lunes|martes|mi[ée]rcoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|montag|dienstag|mittwoch|donnerstag|freitag)\b/i,
  ],
  [
    'due',
    /\b(?:due|assignments?|homeworks?|hw|deliverables?|deadlines?|exams?|tests?|quizz?(?:es)?|assessments?|problem sets?|psets?|projects?|submissions?|milestones?|to do|to-do|exercises?|labs?|entregas?|tareas?|talleres|quices|pr[áa]cticas|laboratorios?|ejercicios|informes|labos?|tp|exercices|rapports|hausaufgaben|evaluaci[oó]n(?:es)?|remises?|devoirs?|travaux|[ée]valuations?|abgaben?|übung(?:en)?|aufgaben?)\b/i,
  ],
  [
    'topic',
    /\b(?:topics?|subjects?|contents?|themes?|lectures?|title|description|material|concepts?|module|class|details?|events?|activit(?:y|ies)|units?|temas?|contenidos?|sujets?|th[eè]mes?|contenu|themen?|thema|inhalte?|what)\b/i,
  ],
  [
    'reading',
    /\b(?:readings?|read|texts?|textbook|chapters?|sections?|pages?|book|references?|lecturas?|bibliograf[ií]a|literatur|slides|notes|links?|videos?|resources?|code|files?|assigned|out|posted)\b/i,
  ],
  [
    'number',
    /^(?:#|no\.?|nos?\.?|nr\.?|n°|lecture (?:#|no\.?|number)|session|meeting|day|class (?:#|no\.?)|lec\.?|lesson|clase|sesi[oó]n|s[ée]ance|sitzung|cours)$/i,
  ],
  [
    'name',
    /\b(?:components?|items?|tasks?|requirements?|elements?|categor(?:y|ies)|type|course ?work|actividad|rubro|teilleistung|assessment)\b/i,
  ],
];

/** The role of a header's cell. */
export function roleOf(words: string): ColumnRole {
  const text = words.replace(/[\s\u2005\u2028*:_]+/g, ' ').trim();
  if (text === '' || text.length > 60) return 'other';
  return ROLES.find(([role, pattern]) => pattern.test(text) && (role !== 'number' || text.length < 20))?.[0] ?? 'other';
}

/** Whether cells are a header: at least two have a role, and none is a sentence or holds a number of a row. */
export function isHeader(cells: readonly string[]): boolean {
  const filled = cells.map((it) => it.trim()).filter((it) => it !== '');
  if (filled.length < 2 || filled.some((it) => it.length > 60 || /\d{1,2}[/.:]\d|\b\d{1,3}\s?%/.test(it))) return false;
  const roles = filled.map((it) => roleOf(it));
  const known = roles.filter((it) => it !== 'other');
  const isLong = filled.filter((it) => it.split(/\s+/).length > 5).length > 0;
  // "Monday | Wednesday" alone are a header too.
  const areDays = roles.every((it) => it === 'weekday');
  return known.length >= 2 && known.length * 2 >= filled.length && !isLong && (new Set(known).size >= 2 || isCalendar(roles) || areDays);
}

/** Whether columns are the days of a week, as in a calendar whose cells have dates of their own. */
export function isCalendar(roles: readonly ColumnRole[]): boolean {
  return roles.filter((it) => it === 'weekday').length >= 3 && !roles.includes('date');
}
