import { briefClauses, clauseFromAngle } from './clauses.ts';
import { stemsIn } from './stems.ts';

/** A clause counts as written from this share of its words in the text. */
const COVERED_SHARE = 0.6;
/** The words that one more point of a section takes. */
const WORDS_A_POINT = 250;
const MOST_POINTS = 3;

/** Finds the points of its brief that a section still lacks; if it lacks none, further points that were not requested before. */
export class MissingPoints {
  readonly #asked = new Map<string, Set<string>>();

  /** Remembers what a request asks for. */
  ask(section: string, holds: string): void {
    for (const clause of briefClauses(holds)) this.#of(section).add(clause);
  }

  /** The clauses of a brief that a text does not hold; if it holds all, further points of them. */
  in(text: string, section: string, brief: string, words: number): string {
    const stems = stemsIn(text);
    const clauses = briefClauses(brief);
    const open = clauses.filter((clause) => {
      const own = [...stemsIn(clause)];
      return own.length > 0 && own.filter((stem) => stems.has(stem)).length < own.length * COVERED_SHARE;
    });
    const asked = this.#of(section);
    const points = open.length > 0 ? open : further(clauses, asked, Math.min(MOST_POINTS, Math.ceil(words / WORDS_A_POINT)));
    for (const point of points) asked.add(point);
    return `${points.join('; ')}.`;
  }

  #of(section: string): Set<string> {
    const known = this.#asked.get(section) ?? new Set();
    this.#asked.set(section, known);
    return known;
  }
}

function further(clauses: readonly string[], asked: ReadonlySet<string>, count: number): string[] {
  const found: string[] = [];
  for (let n = 0; found.length < count && clauses.length > 0; n += 1)
    found.push(
      ...clauses
        .map((clause) => clauseFromAngle(clause, n))
        .filter((point) => !asked.has(point))
        .slice(0, count - found.length),
    );
  return found;
}
