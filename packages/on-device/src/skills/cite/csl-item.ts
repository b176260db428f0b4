/** The part of CSL-JSON (citation-style-language schema 1.0.2) that a student's reference list needs. */
export type SourceType =
  | 'article-journal'
  | 'article-magazine'
  | 'article-newspaper'
  | 'book'
  | 'chapter'
  | 'paper-conference'
  | 'webpage'
  | 'thesis'
  | 'report';

export interface CslName {
  readonly family?: string;
  readonly given?: string;
  /** "Jr.", "III"; also "et al." for a list of names that stops there. */
  readonly suffix?: string;
  /** The name of an organisation: "World Health Organization". */
  readonly literal?: string;
}

/** Year, or year and month, or year, month and day; months and days from 1. */
export type DateParts = readonly [year: number, month?: number, day?: number];

export interface CslDate {
  readonly 'date-parts': readonly [DateParts];
  /** The season of an issue in its own word: "Autumn". */
  readonly season?: string;
}

export interface CslFields {
  readonly type?: SourceType;
  readonly author?: readonly CslName[];
  readonly editor?: readonly CslName[];
  readonly translator?: readonly CslName[];
  readonly title?: string;
  readonly 'container-title'?: string;
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly edition?: string;
  readonly volume?: string;
  readonly issue?: string;
  readonly page?: string;
  readonly number?: string;
  readonly genre?: string;
  readonly issued?: CslDate;
  /** The reason for which the work has no date yet: "in press", "forthcoming". */
  readonly status?: string;
  readonly 'original-date'?: CslDate;
  readonly accessed?: CslDate;
  /** Language of the title; absent for English. */
  readonly language?: string;
  readonly DOI?: string;
  readonly URL?: string;
  readonly ISBN?: string;
}

/** A source with what every entry has. */
export interface CslItem extends CslFields {
  readonly id: string;
  readonly type: SourceType;
}

/** A source as citeproc takes it: words may stand for its date. */
export type PrintedItem = Omit<CslItem, 'issued'> & { readonly issued?: CslDate | { readonly literal: string } };
