import { composeRequest } from '@marginalia/engine';
import { textOf, writeSections } from '@marginalia/on-device';
import { expect, it } from 'vitest';
import { homePicture } from './home-picture.ts';
import { loadTool } from './load-tool.ts';

it('every line of the picture on Home is what the device makes of the sample, and stands in the sample', async () => {
  const tool = await (await loadTool('lecture-debrief'))?.whole();
  const check = tool?.check({ focus: 'summary', title: 'Photosynthesis', content: homePicture.material });
  if (!tool || !check?.ok) throw new Error('The sample does not fit the form.');
  expect(tool.definition.screen.badges[0]).toBe(homePicture.badge);
  const written = new Map<string, string[]>();
  for await (const { section, lines } of writeSections(composeRequest(tool, check.values, '2026-11-21').task))
    written.set(section.title, lines.map(textOf));
  for (const { title, lines } of homePicture.sections) {
    for (const line of lines) {
      expect(written.get(title)?.map((text) => text.replace(/^- /, ''))).toContain(line);
      expect(homePicture.material).toContain(line);
    }
  }
});
