/** The subjects of books with which no name of a person ends: "Contract Law", "Criminal Procedure". */
const SUBJECT =
  /\s(?:Laws?|Contracts?|Torts?|Equity|Trusts?|Crimes?|Justice|Rights?|Cases|Materials|Texts?|Theory|History|Politics|Policy|Practice|Principles|Evidence|Procedure|Economics|Ethics)$/u;

/** Whether the words of a piece between commas end in the subject of a book, so that they begin a title. */
export function endsInSubject(piece: string): boolean {
  return SUBJECT.test(piece);
}
