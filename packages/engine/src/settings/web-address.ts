/** Whether a text is an http(s) address without a user name and password. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\//i.test(text) && !/\s/.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
