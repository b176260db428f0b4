/** Time of one subject on one day, before it has a kind. */
export interface Share {
  readonly subject: number;
  readonly minutes: number;
  readonly final: boolean;
}
