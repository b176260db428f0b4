import { FIELD_KINDS, type Result, type Tool } from '@marginalia/engine';
import type { FieldPlace } from '@marginalia/engine/sources';
import { useMemo, useSyncExternalStore } from 'react';
import type { FormFields, TextPlace } from '../form-fields.ts';
import { isNarrowScreen } from '../is-narrow-screen.ts';
import { FieldMirror } from './FieldMirror.tsx';
import { type FormMarks, NO_MARKS, type ShownMark } from './form-marks.ts';
import { noteOf, type ResultSources } from './result-sources.ts';

/** The actions by which a result lights up words in its form. */
export interface Marking {
  /** The lines of the result that are lit up. */
  readonly lines: readonly number[];
  /** The words to show under the lit line, where the form is not beside it. */
  readonly quoted: ShownMark | undefined;
  /** Lights up the words of a line. A second time it clears them. */
  readonly showLine: (line: number, inline?: boolean) => void;
  readonly showUnused: () => void;
  /** Lights up a place in its field, unfolding the form for it. In a field of one line it is selected. */
  readonly showPlace: (place: FieldPlace) => void;
  readonly clear: () => void;
}

interface MarkingOptions {
  readonly tool: Tool;
  readonly result: Result;
  readonly sources: ResultSources | undefined;
  readonly marks: FormMarks | undefined;
  readonly onShow: FormFields['show'] | undefined;
  /** Moves focus to a line of the result. Pass the same function on every render. */
  readonly onOpenLine: (line: number) => void;
}

type MarkDetails = Pick<ShownMark, 'note' | 'lines' | 'unused' | 'inline' | 'others' | 'isOther'>;

const NO_LINES: readonly number[] = [];

export function useMarking({ tool, result, sources, marks = NO_MARKS, onShow, onOpenLine }: MarkingOptions): Marking {
  const shown = useSyncExternalStore(marks.subscribe, marks.get, marks.get);
  const { values } = result;
  return useMemo(() => {
    const clear = (): void => marks.show(undefined);
    const markOf = (field: string, places: readonly TextPlace[], rest: MarkDetails): ShownMark => ({
      field,
      text: values[field] ?? '',
      places,
      Mirror: FieldMirror,
      onPick: (place) => pick(field, place),
      next: (from, by) => nextPlace(sources, field, from, by),
      onOpenLine,
      ...rest,
    });
    const light = (field: string, places: readonly TextPlace[], rest: MarkDetails): void => marks.show(markOf(field, places, rest));
    // The lines that are made from words of the form.
    const pick = (field: string, { start, end }: TextPlace): void => {
      if (!sources) return;
      const lines = [...sources.marks].flatMap(([line, { places }]) =>
        places.some((place) => place.field === field && place.start < end && place.end > start) ? [line] : [],
      );
      const note =
        lines.length === 0
          ? 'No line is made from these words'
          : `${lines.length} ${lines.length === 1 ? 'line is' : 'lines are'} made from these words`;
      light(field, [{ start, end: Math.min(end, values[field]?.length ?? end) }], { note, lines });
    };
    return {
      lines: shown?.lines ?? NO_LINES,
      quoted: shown?.inline ? shown : undefined,
      clear,
      showLine(line, inline = isNarrowScreen()) {
        const mark = sources?.marks.get(line);
        const [first] = mark?.places ?? [];
        if (!sources || !mark || !first || (marks.get()?.lines.length === 1 && marks.get()?.lines[0] === line)) return clear();
        const rest = { note: noteOf(mark, sources.nameOf), lines: [line], ...(inline && { inline }) };
        const own = (name: string) => mark.places.filter(({ field }) => field === name);
        const names = new Set(mark.places.map(({ field }) => field));
        names.delete(first.field);
        const others = [...names].map((name) => markOf(name, own(name), { ...rest, isOther: true }));
        light(first.field, own(first.field), { ...rest, others });
      },
      showUnused() {
        const unused = sources?.use?.unused ?? [];
        const [first] = unused;
        if (!first) return;
        const own = unused.filter(({ field }) => field === first.field);
        if (isNarrowScreen()) onShow?.(first.field);
        light(first.field, own, {
          note: own.length === 1 ? '1 unused sentence' : `${own.length} unused sentences`,
          lines: NO_LINES,
          unused: true,
        });
      },
      showPlace(place) {
        const { field, start, end } = place;
        const text = values[field] ?? '';
        onShow?.(field, { start, end }, text);
        const isArea = tool.fields.some(({ name, control }) => name === field && FIELD_KINDS[control].hasLines);
        if (!isArea || start >= end || end > text.length) return;
        light(field, [place], { note: sources ? `1 place, in ${sources.nameOf(place).long}` : '1 place', lines: NO_LINES });
      },
    };
  }, [marks, onOpenLine, onShow, shown, sources, tool, values]);
}

/** The next place of a field from which a line is made, in either direction and around the ends of the field. */
function nextPlace(sources: ResultSources | undefined, field: string, from: TextPlace | undefined, by: 1 | -1): FieldPlace | undefined {
  const places = [...(sources?.marks.values() ?? [])].flatMap((mark) => mark.places.filter((place) => place.field === field));
  const inOrder = places.sort((one, other) => (one.start - other.start) * by);
  return (from && inOrder.find(({ start }) => (start - from.start) * by > 0)) ?? inOrder[0];
}
