import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';

const read = (html: string, name = 'page.html') => readStudentFile(new File([html], name));
const textOf = async (html: string): Promise<string> => (await read(html)).parts.map(({ text }) => text).join('\n\n');

const PAGE = `<!DOCTYPE html>
<html lang="en"><head><title>Tides</title><style>p { color: red }</style>
<script>if (1 < 2) alert("</p>")</script></head>
<body class="md:block hidden">
<nav><ul><li><a href="/">Home</a></ul></nav>
<!-- <p>Not shown</p> -->
<main>
<h1>Tides &amp; waves</h1>
<p>The moon pulls the&nbsp;sea: &Delta;h &asymp; 0.5&#8239;m, caf&eacute; &unknown;.
<p>Paragraphs need <b>no</b>
end<br>and break.
<h2 id='a>b'>Causes</h2>
<ol><li>Moon<li><p>Sun</p><ul><li>less</li></ul></ol>
<dl><dt>Ebb</dt> <dd>The water falls.</dd><dt>Flood<dd>It rises.</dl>
<table><caption>Heights</caption><tr><th>Place<th>Height</tr><tr><td>Bay</td><td>3 < 4 m</td></tr></table>
<pre>a = 1
b = 2</pre>
<p>Formula <math alttext="x^2"><mi>x</mi><mn>2</mn></math>.</p>
<img src="a.png" alt="The bay at low tide"><img src="b.png">
<div hidden>Hidden <div>too</div></div><span style="display:none">Gone</span><p>End.</p>
</main><script>alert(1)</script></body></html>`;

describe('A web page', () => {
  it('is read as its headings, lists, tables and text, without scripts, menus and what is hidden', async () => {
    const { format, kind, parts, leftOut } = await read(PAGE);
    expect([format, kind, leftOut]).toEqual(['html', 'document', ['1 image', '1 menu']]);
    expect(parts).toEqual([
      {
        title: 'Tides & waves',
        text: '# Tides & waves\n\nThe moon pulls the sea: Δh ≈ 0.5 m, café &unknown;.\n\nParagraphs need no end\nand break.',
      },
      {
        title: 'Causes',
        text: [
          '## Causes\n\n1. Moon\n2. Sun\n  - less',
          'Ebb: The water falls.\n\nFlood: It rises.\n\nHeights\n\nPlace | Height\nBay | 3 < 4 m',
          'a = 1\nb = 2\n\nFormula x^2 .\n\nPicture: The bay at low tide\n\nEnd.',
        ].join('\n\n'),
      },
    ]);
  });

  it.each([
    ['<html><p>One</p></html>', 'notes.txt', 'html'],
    ['<p>One</p>', 'notes.htm', 'html'],
    ['Use <p> for a paragraph.', 'notes.txt', 'text'],
    ['# HTML\n\n<html> is the root.', 'notes.md', 'markdown'],
  ])('is known by its first tag or its name: %j in %s', async (html, name, format) => {
    expect((await read(html, name)).format).toBe(format);
  });

  it('keeps the texts of tables in tables and of broken ends', async () => {
    expect(await textOf('<table><tr><td>Out<table><tr><td>In</td><td>ner</td></tr></table>side</td></tr></table></ul></p>Last <b')).toBe(
      'Out\n\nIn | ner\n\nside\n\nLast',
    );
  });

  it('is refused when it holds no text', async () => {
    await expect(read('<html><script>alert(1)</script></html>')).rejects.toMatchObject({ reason: 'empty' });
  });

  it('never says a script, whatever stands around it', async () => {
    const piece = fc.constantFrom('<p>', '</p>', '<', '>', '"', "'", '<td>', '<ul>', '<li>', '</table>', ' a ', '<!--', '-->', '&lt;');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const text = await textOf(`<html>Start ${pieces.join('')}<script>secret()</script> end`).catch(() => '');
        // Inside a tag or a comment that is not closed a script is no script, and a page that ends there says nothing of it.
        expect(text).not.toContain('secret');
      }),
    );
  });

  it('is read in time, also without ends', async () => {
    for (const piece of ['<a "', '<!--', '<td><table>', '<a '.repeat(2), '&#', "<p '"])
      expect(await textOf(`<html>text ${piece.repeat(100_000)}`)).toMatch(/^text/);
  });
});
