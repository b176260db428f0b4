/** An answer repeats the request if more than this share of it is in words of the request that the form does not have. */
const MOST_ECHOED_SHARE = 0.3;
const FEWEST_ECHOED_WORDS = 20;
const RUN = 8;

/**
 * Whether an answer is mostly the request, because a text in the material instructs the model to repeat it. Linear in all three.
 * @param request what the request says itself, without the texts that it hands over
 */
export function isEcho(answer: string, request: string, form: string): boolean {
  const typed = runsOf(form);
  const asked = runsOf(request);
  const own = [...runsOf(answer)].filter((run) => !typed.has(run));
  const echoed = own.filter((run) => asked.has(run)).length;
  return echoed >= FEWEST_ECHOED_WORDS && echoed > own.length * MOST_ECHOED_SHARE;
}

/** The different runs of eight words. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - RUN + 1)).map((_word, at) => words.slice(at, at + RUN).join(' ')));
}
