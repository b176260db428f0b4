/** The head of a column in a table of lectures. */
const HEAD =
  /^(?:weeks?|wk|no\.?|#|dates?|days?|lectures?|sessions?|class(?:es)?|modules?|units?|topics?|subjects?|contents?|readings?|texts?|chapters?|assignments?|homework|due|deliverables?|notes|activit(?:y|ies)|labs?|instructor|woche|thema|themen|literatur|datum|semana|tema|temas|lecturas?|fecha)\s*$/iu;

/** The indices of lines that are the heads of a table which was pasted with one cell on each line: at least two in a row. */
export function headerCells(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const close = () => {
    if (run.length > 1) for (const at of run) found.add(at);
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (HEAD.test(line.trim())) run.push(at);
    else close();
  }
  close();
  return found;
}
