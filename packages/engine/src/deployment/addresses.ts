import { isEmail } from '../contact/email.ts';
import { isWebAddress } from '../settings/web-address.ts';
import type { Wanted } from './part-reader.ts';

/** An address that a `mailto:` link takes as it stands. */
export const MAIL_ADDRESS: Wanted = { words: 'an email address', fits: (text) => isEmail(text) && !/[?&%#/]/.test(text) };

/** An address of the web, without a name and password in it. */
export const WEB_ADDRESS: Wanted = { words: 'an http(s) address', fits: isWebAddress };

/**
 * Where a service is reached: an address of the web or a path of this site, to which paths are added: a "?" or "#" would take them
 * in, and is where keys are put by mistake. "//host" and "/\host" are other sites.
 */
export const SERVICE_ADDRESS: Wanted = {
  words: 'an http(s) address or a path of this site, without ? and #',
  fits: (text) => !/[?#]/.test(text) && (isWebAddress(text) || /^\/(?![/\\])[^\s\\]*$/.test(text)),
};
