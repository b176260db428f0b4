import { type Result, saveWithNotice, transcriptOf } from '@marginalia/engine';
import { exampleTool, fakePorts } from '@marginalia/engine/testing';
import { useEffect, useState } from 'react';
import { Specimen } from '../Specimen.tsx';

/** A JSON text with indentation; the text itself if it is a number of fixed width, which JSON does not allow. */
function readable(text: string): string {
  return /^\d+$/.test(text) ? text : JSON.stringify(JSON.parse(text), null, 2);
}

/** Saves a result of a small tool to storage in memory, and shows the entries of that storage. */
export function StoredShapes() {
  const [entries, setEntries] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    const ports = fakePorts();
    const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls on the sea.' };
    const result: Result = {
      transcript: transcriptOf('About Tides\nThe moon pulls on the sea.'),
      values,
      source: 'on-device',
      complete: true,
    };
    void saveWithNotice(exampleTool(), result, ports).then(() => setEntries([...ports.storage.entries]));
  }, []);
  return (
    <Specimen>
      {entries.map(([key, text]) => (
        <figure className="sb-stored" key={key}>
          <figcaption>{key}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard. */}
          <pre tabIndex={0}>{readable(text)}</pre>
        </figure>
      ))}
    </Specimen>
  );
}
