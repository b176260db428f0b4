import { firstDay, lastDay, NOWHERE, type PlanPlace } from './place.ts';
import { roomOf } from './room.ts';
import { examDays, isLeftOpen, isMovable, type PlannedBlock, subjectKey } from './study-plan.ts';

/** A block that a new plan puts elsewhere. */
export interface PlanMove {
  readonly id: string;
  readonly from: PlanPlace;
  /** `NOWHERE` if the block has no room before its exam. */
  readonly to: PlanPlace;
}

/**
 * Plans anew from today: each block that was left open, and each that has no day, gets a place before the exam of its subject. Blocks
 * that are done or pinned, exams and goals stay where they are. A block goes where there is room first. If there is none, a block of a
 * subject whose exam is later makes room by moving to a free place. Otherwise the block takes the place of the next block of its own
 * subject, which moves on in turn; the last block before the exam, the revision, does not. A block that then has no room keeps its time
 * and has no place. At the end the blocks of each subject that moved share out their places in the order that they had.
 * @param today the local day, `2026-11-23`
 * @returns the blocks that move, in the order of the plan; nothing is changed
 */
export function planAnew(blocks: readonly PlannedBlock[], today: string): PlanMove[] {
  const plan = new PlanDraft(blocks, today);
  for (const block of plan.movable) if (isLeftOpen(block, today) || block.place === NOWHERE) plan.settle(block);
  plan.keepOrder();
  return blocks.flatMap(({ id, place }) => {
    const to = plan.placeOf(id);
    return to === place ? [] : [{ id, from: place, to }];
  });
}

/** The new plan while it is made. */
class PlanDraft {
  /** The blocks that may move, in the order of the text's days. */
  readonly movable: readonly PlannedBlock[];
  readonly #places = new Map<string, PlanPlace>();
  readonly #free = new Map<PlanPlace, number>();
  readonly #room: ReturnType<typeof roomOf>;
  readonly #examDay: (block: PlannedBlock) => string | undefined;
  readonly #today: string;

  constructor(blocks: readonly PlannedBlock[], today: string) {
    this.#today = today;
    this.#room = roomOf(blocks, today);
    this.#examDay = examDays(blocks);
    this.movable = blocks.filter(isMovable).sort((a, b) => compare(firstDay(a.home), firstDay(b.home)));
    for (const block of blocks) {
      this.#places.set(block.id, block.place);
      if (block.exam || block.goal) continue;
      this.#free.set(block.place, this.#freeAt(block.place) - minutes(block));
    }
  }

  placeOf(id: string): PlanPlace {
    return this.#places.get(id) ?? NOWHERE;
  }

  /** Gives a block a place, and then each block that lost its place to another one. */
  settle(first: PlannedBlock): void {
    let block: PlannedBlock | undefined = first;
    this.#put(first, NOWHERE);
    while (block !== undefined) {
      const place = this.#freePlace(block) ?? this.#exchange(block);
      if (place !== undefined) {
        this.#put(block, place);
        return;
      }
      const next = this.#nextOfSubject(block);
      if (next === undefined) return;
      const taken = this.placeOf(next.id);
      this.#put(next, NOWHERE);
      this.#put(block, taken);
      block = next;
    }
  }

  /** Puts the blocks of each subject that has moved back into the order in which they stood, because later material builds on earlier. */
  keepOrder(): void {
    for (const own of Map.groupBy(this.movable, (block) => `${subjectKey(block.subject)}\n${this.#examDay(block)}`).values()) {
      if (own.every(({ id, place }) => this.placeOf(id) === place)) continue;
      const open = own.filter((block) => this.#isOpen(block)).sort((a, b) => compare(firstDay(standing(a)), firstDay(standing(b))));
      if (this.#shareOut(open)) continue;
      // Places of other lengths do not fit: blocks of one length can always change places.
      for (const alike of Map.groupBy(open, minutes).values()) this.#shareOut(alike);
    }
  }

  /** Gives the places of blocks to the same blocks in order. If a place would be too full, nothing changes. */
  #shareOut(blocks: readonly PlannedBlock[]): boolean {
    const before = blocks.map(({ id }) => this.placeOf(id));
    const free = new Map(before.map((place) => [place, this.#freeAt(place)]));
    const places = [...before].sort((a, b) => compare(firstDay(a), firstDay(b)));
    const put = (to: readonly PlanPlace[]): void => blocks.forEach((block, index) => void this.#put(block, to[index] ?? NOWHERE));
    put(places);
    const fits = [...free].every(([place, room]) => this.#freeAt(place) >= Math.min(0, room));
    if (!fits) put(before);
    return fits;
  }

  /** Whether a block has a place from today on and before its exam. */
  #isOpen(block: PlannedBlock): boolean {
    const place = this.placeOf(block.id);
    return place !== NOWHERE && lastDay(place) >= this.#today && isBefore(place, this.#examDay(block));
  }

  /** The first place with room for a block before its exam. */
  #freePlace(block: PlannedBlock): PlanPlace | undefined {
    const { places, later } = this.#room;
    const examDay = this.#examDay(block);
    const open = examDay === undefined ? [...places, ...later] : places;
    return open.find((place) => isBefore(place, examDay) && this.#freeAt(place) >= minutes(block) && this.#room.size(place) > 0);
  }

  /** The place of a block that can wait, because its exam is later and it has room elsewhere; that block has moved there. */
  #exchange(block: PlannedBlock): PlanPlace | undefined {
    const examDay = this.#examDay(block);
    if (examDay === undefined) return undefined;
    const stuck = new Set<string>();
    for (const other of this.movable) {
      const needs = `${minutes(other)} before ${this.#examDay(other)}`;
      if (stuck.has(needs) || !isBefore(examDay, this.#examDay(other)) || !this.#canTake(block, other)) continue;
      const taken = this.placeOf(other.id);
      const to = this.#freePlace(other);
      if (to === undefined || to === taken) {
        stuck.add(needs);
        continue;
      }
      this.#put(other, to);
      return taken;
    }
    return undefined;
  }

  /** The next block of the same subject whose place has room for this one; one of the same length first, so that no time is left over. */
  #nextOfSubject(block: PlannedBlock): PlannedBlock | undefined {
    const examDay = this.#examDay(block);
    const own = this.movable.filter((other) => subjectKey(other.subject) === subjectKey(block.subject) && this.#examDay(other) === examDay);
    const next = own.slice(own.indexOf(block) + 1, -1).filter((other) => this.#canTake(block, other));
    return next.find((other) => minutes(other) === minutes(block)) ?? next[0];
  }

  /** Whether a block fits into the place of another one, from today on and before its own exam. */
  #canTake(block: PlannedBlock, other: PlannedBlock): boolean {
    const place = this.placeOf(other.id);
    if (place === NOWHERE || lastDay(place) < this.#today || !isBefore(place, this.#examDay(block))) return false;
    return this.#freeAt(place) + minutes(other) >= minutes(block);
  }

  #put(block: PlannedBlock, place: PlanPlace): void {
    const before = this.placeOf(block.id);
    this.#free.set(before, this.#freeAt(before) + minutes(block));
    this.#places.set(block.id, place);
    this.#free.set(place, this.#freeAt(place) - minutes(block));
  }

  #freeAt(place: PlanPlace): number {
    return this.#free.get(place) ?? (place === NOWHERE ? 0 : this.#room.size(place));
  }
}

/** Whether a place is over before a day. Every place is before a day that is not known. */
function isBefore(place: PlanPlace, day: string | undefined): boolean {
  return day === undefined || lastDay(place) < day;
}

/** Where a block stood before the plan was made anew; one that had no day, where the text has it. */
function standing({ place, home }: PlannedBlock): PlanPlace {
  return place === NOWHERE ? home : place;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function minutes({ minutes: time = 0 }: PlannedBlock): number {
  return time;
}
