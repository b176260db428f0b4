/** A component's style sheet: imported for its effect, loaded with the component's chunk. */
declare module '*.css';

/** The address of a picture that the bundler copies beside the scripts. */
declare module '*.svg?url' {
  const url: string;
  export default url;
}
