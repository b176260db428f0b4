/** Anki's database of schema 11 (rslib/src/storage/schema11.sql of ankitects/anki). The program adds its indexes itself. */
export const SCHEMA = {
  col: 'CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null)',
  notes:
    'CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)',
  cards:
    'CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)',
  revlog:
    'CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)',
  graves: 'CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)',
} as const;

/** The note type of this site: the same in every export, so that Anki keeps one. */
export const MODEL_ID = 1_763_800_000_000;

/** The JSON of the note types. */
export function modelsJson(deck: number): string {
  const field = (name: string, ord: number) => ({ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] });
  const model = {
    id: MODEL_ID,
    name: 'Basic (Marginalia)',
    type: 0,
    mod: 0,
    usn: -1,
    sortf: 0,
    did: deck,
    tmpls: [
      {
        name: 'Card 1',
        ord: 0,
        qfmt: '{{Front}}',
        afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
        bqfmt: '',
        bafmt: '',
        did: null,
      },
    ],
    flds: [field('Front', 0), field('Back', 1)],
    css: '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }',
    latexPre: '',
    latexPost: '',
    req: [[0, 'all', [0]]],
    tags: [],
    vers: [],
  };
  return JSON.stringify({ [MODEL_ID]: model });
}

/** The configuration of a new collection. */
export const COLLECTION_CONFIG = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [1],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: 1,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: `${MODEL_ID}`,
  collapseTime: 1200,
};

/** Anki's own options of a deck. */
export const OPTIONS = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    timer: 0,
    autoplay: true,
    replayq: true,
    dyn: false,
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};
