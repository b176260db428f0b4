const LINE = /^(?=.*\S).*$/gm;

/** A number before each line. */
export function withLineNumbers(text: string): string {
  let count = 0;
  return text.replace(LINE, (line) => {
    count += 1;
    return `${count}. ${line}`;
  });
}

/** Bullets, bold first words and a rule at the end. */
export function inMarkdown(text: string): string {
  return `${text.replace(LINE, (line) => `- ${line.replace(/^\s*([\p{L}\p{N}]+)/u, '**$1**')}`)}\n\n---`;
}

/** A table, with a cell for each part of a line that ends with a colon or stands between bars. */
export function inColumns(text: string): string {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/(?<=\p{L}:) | \| /u).map((cell) => cell.replaceAll('|', '/')));
  const columns = Math.max(2, ...rows.map(({ length }) => length));
  const lineOf = (cells: readonly string[]): string => `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const heading = Array.from({ length: columns }, (_, at) => `Column ${at + 1}`);
  return [lineOf(heading), lineOf(heading.map(() => '---')), ...rows.map(lineOf)].join('\n');
}

const SPANISH: Readonly<Record<string, string>> = {
  and: 'y',
  of: 'de',
  to: 'para',
  the: 'los',
  your: 'tus',
  title: 'Título',
  abstract: 'Resumen',
  introduction: 'Introducción',
  conclusion: 'Conclusión',
  questions: 'Preguntas',
  dates: 'Fechas',
  methods: 'Métodos',
  findings: 'Resultados',
  flashcards: 'Tarjetas',
  terms: 'Términos',
  know: 'Saber',
  references: 'Referencias',
};

/** A title in another language: a few words are translated, and any other word gets a foreign ending. */
export function translatedTitle(title: string): string {
  const words = title.split(' ').map((word) => SPANISH[word.toLowerCase()] ?? `${word}ción`);
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
