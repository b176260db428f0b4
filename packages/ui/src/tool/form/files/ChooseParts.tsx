import { numberText, wordsOf } from '@marginalia/engine';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { IconButton } from '../../../basics/IconButton.tsx';
import { ProgressBar } from '../../../basics/ProgressBar.tsx';
import { Segmented } from '../../../fields/Segmented.tsx';
import { Dialog } from '../../../overlays/Dialog.tsx';
import type { PartsQuestion } from './field-files.ts';
import { chapterRows, type PartRow, partRows } from './part-rows.ts';
import './choose-parts.css';

interface ChoosePartsProps {
  /** The label of the field. */
  readonly field: string;
  readonly question: PartsQuestion;
}

/** Lets a person choose what goes in of files that are longer than the field. Nothing is cut without them. */
export default function ChooseParts({ field, question: { files, room, answer } }: ChoosePartsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [byPage, setByPage] = useState(false);
  const [sizes] = useState(() => partSizes(files));
  const sizeOf = (parts: readonly number[]): PartSize => sumOf(parts.map((at) => sizes[at]));
  const chapters = chapterRows(files);
  const rows = byPage || !chapters ? partRows(files) : chapters;
  const all = sumOf(sizes);
  const now = sizeOf([...chosen]);
  const over = now.characters - room;

  const toggle = (row: PartRow, isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const at of partsIn(row)) {
      if (isChosen) next.add(at);
      else next.delete(at);
    }
    setChosen(next);
  };
  const close = (): void => dialog.current?.close();
  const put = (): void => {
    if (now.words === 0 || over > 0) return;
    answer(chosen);
    close();
  };

  return (
    <Dialog className="m-parts" dialog={dialog} labelledBy={`${id}title`} onClose={() => answer(undefined)}>
      <div className="m-parts__head">
        <h2 className="m-parts__title" id={`${id}title`}>
          Choose what goes in
        </h2>
        <IconButton icon="x" label="Close" onClick={close} tooltip="Close" />
      </div>
      <p className="m-parts__intro">
        {files.map(({ name }) => `“${name}”`).join(', ')} {files.length === 1 ? 'has' : 'have'} {wordsOf(all.words)},{' '}
        {numberText(all.characters)} characters; {field} takes {numberText(room)} more. Nothing is cut without you.
      </p>
      {chapters && <RowsChoice byPage={byPage} onChange={setByPage} />}
      <ul className="m-parts__list">
        {rows.map((row) => (
          <Row
            chosen={chosen}
            key={`${row.from} ${row.level} ${row.title}`}
            onToggle={(isChosen) => toggle(row, isChosen)}
            row={row}
            words={sizeOf(partsIn(row)).words}
          />
        ))}
      </ul>
      <ChosenSum characters={now.characters} room={room} words={now.words} />
      <div className="m-parts__foot">
        <Button onClick={close}>Cancel</Button>
        <Button aria-disabled={now.words === 0 || over > 0} onClick={put} variant="primary">
          Put in {wordsOf(now.words)}
        </Button>
      </div>
    </Dialog>
  );
}

interface PartSize {
  readonly words: number;
  readonly characters: number;
}

/** The sizes of all parts, in the order of the files. Two characters part one from the next. */
function partSizes(files: PartsQuestion['files']): readonly PartSize[] {
  return files.flatMap(({ document, words }) =>
    document.parts.map(({ text }, at) => ({ words: words[at] ?? 0, characters: text.length + 2 })),
  );
}

function sumOf(sizes: readonly (PartSize | undefined)[]): PartSize {
  return sizes.reduce<PartSize>(
    (sum, size) => ({ words: sum.words + (size?.words ?? 0), characters: sum.characters + (size?.characters ?? 0) }),
    { words: 0, characters: 0 },
  );
}

/** The choice between the headings of the files and their pages. */
function RowsChoice({ byPage, onChange }: { readonly byPage: boolean; readonly onChange: (byPage: boolean) => void }) {
  const id = useId();
  return (
    <div className="m-parts__by">
      <span hidden id={`${id}by`}>
        Parts to choose from
      </span>
      <Segmented
        labelledBy={`${id}by`}
        onChange={(value) => onChange(value === 'page')}
        options={[
          { value: 'heading', label: 'By heading' },
          { value: 'page', label: 'By page' },
        ]}
        value={byPage ? 'page' : 'heading'}
      />
    </div>
  );
}

interface ChosenSumProps {
  readonly words: number;
  readonly characters: number;
  readonly room: number;
}

function ChosenSum({ words, characters, room }: ChosenSumProps) {
  const over = characters - room;
  return (
    <div className="m-parts__sum">
      <p role="status">
        <strong>{wordsOf(words)}</strong>, {numberText(characters)} of {numberText(room)} characters chosen
        {over > 0 && `: ${numberText(over)} too many`}
      </p>
      <ProgressBar label="Characters chosen" value={(100 * characters) / room} />
    </div>
  );
}

interface RowProps {
  readonly row: PartRow;
  readonly words: number;
  readonly chosen: ReadonlySet<number>;
  readonly onToggle: (isChosen: boolean) => void;
}

function Row({ row, words, chosen, onToggle }: RowProps) {
  const parts = partsIn(row);
  const count = parts.filter((at) => chosen.has(at)).length;
  const isWhole = count === parts.length;
  return (
    <li data-level={Math.min(3, row.level)}>
      <label className="m-parts__row">
        <input
          checked={isWhole}
          className="m-checkbox__input"
          onChange={() => onToggle(!isWhole)}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && !isWhole;
          }}
          type="checkbox"
        />
        <span className="m-parts__name">{row.title}</span>
        <span className="m-parts__words">{wordsOf(words)}</span>
      </label>
    </li>
  );
}

function partsIn({ from, to }: PartRow): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
