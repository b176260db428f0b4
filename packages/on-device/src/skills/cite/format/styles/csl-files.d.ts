declare module '*.csl?raw' {
  const xml: string;
  export default xml;
}

declare module '*.xml?raw' {
  const xml: string;
  export default xml;
}
