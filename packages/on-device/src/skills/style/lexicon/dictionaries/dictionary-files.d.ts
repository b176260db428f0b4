declare module '*.dic?raw' {
  const text: string;
  export default text;
}

declare module '*.aff?raw' {
  const text: string;
  export default text;
}

declare module '*.txt?raw' {
  const text: string;
  export default text;
}
