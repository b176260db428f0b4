/** How a file is read. */
export interface ReadSettings {
  /** Called with how many of a file's pages, slides or sheets are read. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly password?: string;
  /** Where the character maps of pdf.js are, which some Chinese, Japanese and Korean files need: an address or a folder that ends with a slash. */
  readonly characterMaps?: string;
}
