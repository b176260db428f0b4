/** The code that writes a format could not be loaded: there is no network, or the site has a new version. Nothing was written. */
export class WriterNotLoaded extends Error {
  override readonly name = 'WriterNotLoaded';
}
