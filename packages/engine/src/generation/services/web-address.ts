/** Whether a text is an http(s) address without a user name, a password or white space. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && !/\s/.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
