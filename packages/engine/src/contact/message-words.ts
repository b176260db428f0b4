/** What is said of a message on its way, also while the machine behind a form has not arrived. A module of its own: it loads nothing. */

/** How long a message stays, in milliseconds (specification §4 and §9). */
export const MESSAGE_SHOWN = 3000;

export const PLEASE_WAIT = 'Please wait...';
export const WENT_WRONG = 'Something went wrong!';
