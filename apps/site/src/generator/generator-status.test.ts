// @vitest-environment jsdom
import { DEVICE_STATUS, type GeneratorStatus, SETTINGS_KEY } from '@marginalia/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { generatorStatus, refreshGenerator } from './generator-status.ts';

/** What each question is answered, in the order of asking. */
let answers: PromiseWithResolvers<GeneratorStatus>[];
vi.mock('./generator-choice.ts', () => ({
  currentStatus: () => {
    const answer = Promise.withResolvers<GeneratorStatus>();
    answers.push(answer);
    return answer.promise;
  },
}));

const gemini: GeneratorStatus = { ...DEVICE_STATUS, title: 'Gemini' };
const server: GeneratorStatus = { ...DEVICE_STATUS, title: 'OpenAI-compatible server' };
const title = () => generatorStatus.status().title;

beforeEach(() => {
  answers = [];
  localStorage.setItem(SETTINGS_KEY, '{}');
});

/** Asks twice; both questions wait for their answers. */
async function askTwice(): Promise<readonly Promise<void>[]> {
  const asked = [refreshGenerator(), refreshGenerator()];
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  return asked;
}

describe('Who writes, asked for twice', () => {
  it('is what was asked for last, though its answer comes first', async () => {
    const asked = await askTwice();
    answers[1]?.resolve(server);
    await asked[1];
    answers[0]?.resolve(gemini);
    await asked[0];
    expect(title()).toBe('OpenAI-compatible server');
  });

  it('is what was answered, where what was asked for last cannot be known', async () => {
    const asked = await askTwice();
    answers[1]?.reject(new Error('offline'));
    await asked[1];
    answers[0]?.resolve(gemini);
    await asked[0];
    expect(title()).toBe('Gemini');
  });
});
