/** The bytes of one of pdf.js's character maps (`UniJIS-UCS2-H.bcmap`), which some Chinese, Japanese and Korean files need. */
export type CharacterMap = (name: string) => Promise<Uint8Array>;

/** The settings by which a file is read. */
export interface ReadSettings {
  /** Called with how many of a file's pages, slides or sheets are read. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly password?: string;
  readonly characterMap?: CharacterMap;
}
