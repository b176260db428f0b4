import type { Progressed } from '../progressed.ts';
/** Does a piece of work and yields the shares that it reports, at once, so that they can be sent before it goes on. Returns its result. */
export async function* sharesOf<Result>(work: (progressed: Progressed) => Promise<Result>): AsyncGenerator<number, Result> {
  let told = Promise.withResolvers<{ readonly share: number; readonly goOn: () => void }>();
  const done = work((share) => new Promise((goOn) => told.resolve({ share, goOn }))).then((result) => ({ result }));
  for (;;) {
    const event = await Promise.race([done, told.promise]);
    if ('result' in event) return event.result;
    told = Promise.withResolvers();
    yield event.share;
    event.goOn();
  }
}
