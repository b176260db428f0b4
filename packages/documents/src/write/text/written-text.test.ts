import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { docx } from '../word/docx.ts';
import { writtenText } from './written-text.ts';

const DRAFT = `Title Page
Smart bin

Submitted by: [your name]

Abstract
This is a working draft: your own sentences, sorted into sections, with prompts for what is still to write.
Replace every [ ] line by your text. The whole report aims at 12,500 words.

What this section is for: The whole report in one page.
[x] State the problem. (100 words)
[ ] Describe the approach. (70 words)
Together: 170 words.

Results
The bin was right in 96 of 100 readings.

| Bin | Errors |
| --- | ------ |
| A   | 1      |

[ ] Check where these belong: “The bin …”.

What this section is for: Gives the findings.
[ ] Put the numbers in a table. (70 words)

References
Sources you named, as you gave them. Check each one against the work itself:
1. Kumar, A. (2021). Bins. Journal, 3.

Beyond one source you named, no source is filled in for you. Each line below is a search to run.

Searches to run, from your own terms:
[ ] 2. Source on “bin”: search: bin survey

Appendices
Put here what the report refers to but a reader can skip on a first reading.

[ ] A: full tables.`;
const HEADINGS = ['Title Page', 'Abstract', 'Results', 'References', 'Appendices'];

it('The written text of a draft has no tasks, no remarks on them, and no section without text', () => {
  expect(writtenText(DRAFT, HEADINGS)).toBe(`Title Page

Smart bin

Submitted by: [your name]

Results

The bin was right in 96 of 100 readings.

| Bin | Errors |
| --- | ------ |
| A   | 1      |

References

1. Kumar, A. (2021). Bins. Journal, 3.`);
});

it('A text without tasks stays as it is, but for empty lines', () => {
  const text = 'Results\n\nOne [1] and [ two ].\n- [x-ray] was used.\n\nNo source was used.';
  expect(writtenText(text, ['Results'])).toBe(text);
});

it('A Word file of the written text has its tables and none of the tasks', async () => {
  const source = {
    tool: 'ntcc-report-creator',
    title: 'Smart bin',
    text: DRAFT,
    headings: HEADINGS,
    sections: [],
    isReport: true,
    today: '2026-11-24',
    now: '2026-11-24T10:00:00Z',
  };
  const xml = async (isWritten: boolean) =>
    strFromU8(unzipSync(await docx({ ...source, ...(isWritten && { isWritten }) }))['word/document.xml'] ?? new Uint8Array());
  const written = await xml(true);
  expect(written).toContain('96 of 100 readings');
  expect(written).toContain('<w:tbl>');
  expect(written).not.toMatch(/Put the numbers|What this section is for|Appendices/);
  expect(await xml(false)).toMatch(/Put the numbers/);
});
