/** Whether a text is an address of the web, without a name and password in it. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && !/\s/.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
