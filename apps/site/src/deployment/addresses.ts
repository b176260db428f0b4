import { isWebAddress } from '@marginalia/engine';
import { isEmail } from '@marginalia/ui/email';
import type { ExpectedText } from './config-reader.ts';

/** An email address that a `mailto:` link can hold without escaping. */
export const MAIL_ADDRESS: ExpectedText = { words: 'an email address', fits: (text) => isEmail(text) && !/[?&%#/]/.test(text) };

/** An http(s) address without a user name or password. */
export const WEB_ADDRESS: ExpectedText = { words: 'an http(s) address', fits: isWebAddress };

/**
 * The base address of a service: an http(s) address or a path of this site, to which paths are appended. A "?" or "#" is not allowed: the
 * appended path would become part of it, and people put keys there by mistake. "//host" and "/\\host" are addresses of other sites.
 */
export const SERVICE_ADDRESS: ExpectedText = {
  words: 'an http(s) address or a path of this site, without ? and #',
  fits: (text) => !/[?#]/.test(text) && (isWebAddress(text) || /^\/(?![/\\])[^\s\\]*$/.test(text)),
};
