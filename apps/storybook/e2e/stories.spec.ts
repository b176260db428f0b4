import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './story-page.ts';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const INDEX = join(import.meta.dirname, '../dist/index.json');
const { entries }: { readonly entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(readFileSync(INDEX, 'utf8'));

for (const { id, title, name, type, tags } of Object.values(entries))
  if (type === 'story' && tags.includes('test'))
    test(`${title}: ${name}`, async ({ stories }) => {
      expect(await stories.problemsOf(id)).toEqual([]);
    });
