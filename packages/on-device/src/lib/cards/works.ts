/** Classes of works and brands, which a text names as examples. */
const WORK =
  /^(?:an?|the)\s(?:(?!(?:that|which|of|in|for)\s)[\p{L}-]+\s){0,4}?(?:journal|show|film|movie|TV\sseries|song|album|book|novel|magazine|newspaper|beer|brand|app|restaurant|chain|store|startup|start-up|firm|retailer|company|manufacturer|community|publisher|channel|video|game|toy|drink|car|nonprofit)\b/iu;
/** Works that are named as places to read on, whatever their name looks like. */
const PLACE_TO_READ =
  /^(?:an?|the)\s(?:(?!(?:that|which|of|in|for)\s)[\p{L}-]+\s){0,3}?(?:weblog|blog|podcast|website|forum|TV\sshow|YouTube\schannel)\b/iu;

/** Whether a meaning says of a name that it is a work or a brand. */
export function isWork(name: string, meaning: string): boolean {
  return (/^\p{Lu}/u.test(name) && WORK.test(meaning)) || PLACE_TO_READ.test(meaning);
}
