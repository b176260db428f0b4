import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { CheckedValues, Tool } from '../../definition/tool.ts';
import { pasteGenerator } from '../../generation/adapters/paste.ts';
import { answerNumber, type Handover } from '../../generation/handover.ts';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import type { Notice } from '../../notice.ts';
import { provenanceOf, resultText } from '../../result/result.ts';
import { countWords, textOfTranscript } from '../../result/transcript.ts';
import { answerTo, checkedValues, exampleTool, type FakePorts, fakePorts, proseOf } from '../../testing/index.ts';
import { longTool } from '../../testing/long-tool.ts';
import { showKept } from '../keep/kept-document.ts';
import { RunKeeper } from '../keep/run-keeper.ts';
import { toolMachine } from './tool-machine.ts';

const tool = exampleTool();
const values = checkedValues(tool, { topic: 'Tides', level: 'hard', notes: 'The moon pulls.' });
const about = `About Tides\n${proseOf(60, 'tide')}`;
const questions = 'Questions\n1. Why?\n2. When?\n3. Where?';
const good = `${about}\n\n${questions}`;
const report = longTool();
const reportValues = checkedValues(report, { topic: 'Tides', level: 'hard', notes: 'The moon pulls.' });

/** A page with the tool open and a person who uses a chat. Another page over the same ports is the page after a reload. */
function open(given: Tool = tool, ports: FakePorts = fakePorts()) {
  ports.generators.choose(pasteGenerator());
  const actor = createActor(toolMachine, { input: { tool: given, ports } });
  const keeper = new RunKeeper(actor, { ports });
  const notices: Notice[] = [];
  actor.on('notice', ({ notice }) => notices.push(notice));
  actor.start();
  const asked = async (): Promise<Handover> => {
    const { context } = await waitFor(actor, (now) => now.context.handover !== undefined);
    return context.handover as Handover;
  };
  return {
    ports,
    actor,
    notices,
    asked,
    submit: (typed: CheckedValues) => actor.send({ type: 'submit', values: typed }),
    /** Pastes an answer, and waits until the next prompt or the end. */
    async paste(text: string) {
      await asked();
      actor.send({ type: 'answer', text });
      return waitFor(actor, (now) => now.context.handover !== undefined || !now.matches('busy'));
    },
    text: () => textOfTranscript(actor.getSnapshot().context.transcript),
    /** The state that a reload or a closed tab leaves. */
    async close() {
      await keeper.settled();
      actor.stop();
      ports.kept.claimed.clear();
      return ports;
    },
    settled: () => keeper.settled(),
  };
}

/** Opens the page again and shows what was kept. */
async function openAgain(ports: FakePorts, given: Tool = tool) {
  const page = open(given, ports);
  const [record] = await ports.kept.list(given.slug);
  if (record) page.actor.send(await showKept(given, record, ports));
  return Object.assign(page, { record });
}

const answerOf = ({ prompt }: Handover): string => answerTo({ prompt } as GenerationRequest);

describe('A run by hand', () => {
  it('waits with the prompt, without a limit, and uses the answer like that of a model', async () => {
    const page = open();
    page.submit(values);
    const handover = await page.asked();
    expect(page.actor.getSnapshot().value).toEqual({ busy: { handover: 'first' } });
    expect(handover.prompt).toContain('The moon pulls.');
    expect(handover.words).toBeGreaterThan(100);
    const { context } = await page.paste(`Sure! Here it is:\n\n**${about.replace('\n', '**\n')}\n\n${questions}`);
    expect(context.result && [resultText(context.result), context.result.source]).toEqual([good, 'pasted']);
    expect(context.result && provenanceOf(context.result)).toBe('AI draft pasted by you. Check every fact and citation before you submit.');
    expect(page.notices.at(-1)?.text).toBe('Your hard example has been made');
  });

  it('asks a second time for what is missing and says why; skipping it keeps the first answer', async () => {
    const page = open();
    page.submit(values);
    await page.paste(about);
    const { reason, prompt } = await page.asked();
    expect(page.actor.getSnapshot().value).toEqual({ busy: { handover: 'next' } });
    expect(reason).toBe('Missing: "Questions".');
    expect(prompt).toContain('Section: Questions');
    page.actor.send({ type: 'skip' });
    const { context } = await waitFor(page.actor, (now) => now.matches('result'));
    expect(context.result && resultText(context.result)).toBe(about);
    expect(context.result?.shortfalls).toContain('Missing: "Questions".');
  });

  it('uses the second answer', async () => {
    const page = open();
    page.submit(values);
    await page.paste(about);
    await page.paste('1. Why?\n2. When?\n3. Where?');
    expect(page.text()).toBe(good);
  });

  it('cannot skip the first prompt, and ignores an answer that comes twice', async () => {
    const page = open();
    page.submit(values);
    await page.asked();
    page.actor.send({ type: 'skip' });
    expect(page.actor.getSnapshot().context.handover).toBeDefined();
    page.actor.send({ type: 'answer', text: good });
    page.actor.send({ type: 'answer', text: 'Pressed twice.' });
    await waitFor(page.actor, (now) => now.matches('result'));
    expect(page.text()).toBe(good);
  });

  it('ends on Cancel: nothing is kept before the first answer, and the text after it', async () => {
    const page = open();
    page.submit(values);
    await page.asked();
    await page.settled();
    expect(page.ports.kept.records.size).toBe(1);
    page.actor.send({ type: 'cancel' });
    expect(page.actor.getSnapshot().matches('idle')).toBe(true);
    await page.settled();
    expect(page.ports.kept.records.size).toBe(0);

    page.submit(values);
    await page.paste(about);
    page.actor.send({ type: 'cancel' });
    expect(page.actor.getSnapshot().matches({ result: 'stopped' })).toBe(true);
    await page.settled();
    expect([...page.ports.kept.records.values()]).toMatchObject([{ text: about, complete: false, unfinished: false }]);
  });
});

describe('After a reload a run by hand', () => {
  it('asks with the same prompt again, under the same id, and leaves one record', async () => {
    const before = open();
    before.submit(values);
    const first = await before.asked();
    const page = await openAgain(await before.close());
    expect(page.record).toMatchObject({ text: '', unfinished: true, waits: { part: 1, of: 1, pasted: [] } });
    page.actor.send({ type: 'resume' });
    expect(await page.asked()).toEqual(first);
    await page.paste(good);
    await page.settled();
    const records = [...page.ports.kept.records.values()];
    expect(records.map(({ id, text, waits }) => [id, text, waits])).toEqual([[page.record?.id, good, undefined]]);
  });

  it('has the first answer while the second one is asked for, on a later day too', async () => {
    const before = open();
    before.submit(values);
    await before.paste(about);
    const second = await before.asked();
    const ports = { ...(await before.close()), clock: { now: () => new Date(2026, 10, 25, 9) } };
    const page = await openAgain(ports);
    expect(page.text()).toBe(about);
    page.actor.send({ type: 'resume' });
    expect((await page.asked()).id).toBe(second.id);
    await page.paste('1. Why?\n2. When?\n3. Where?');
    expect(page.text()).toBe(good);
    await page.settled();
    expect(page.ports.kept.records.size).toBe(1);
  });

  it('can be cancelled again', async () => {
    const before = open();
    before.submit(values);
    await before.asked();
    const page = await openAgain(await before.close());
    page.actor.send({ type: 'resume' });
    await page.asked();
    page.actor.send({ type: 'cancel' });
    await page.settled();
    expect(page.actor.getSnapshot().matches('busy')).toBe(false);
    expect(page.ports.kept.records.size).toBe(0);
  });
});

describe('A long document by hand', () => {
  it('takes few answers of whole sections, counts them, and goes on after a reload between two of them', async () => {
    let page = open(report);
    page.submit(reportValues);
    const seen: string[] = [];
    for (let pasted = 0; page.actor.getSnapshot().matches('busy'); pasted += 1) {
      const handover = await page.asked();
      const { part, of } = answerNumber(handover);
      seen.push(`${part}/${of}`);
      expect(handover.words).toBeLessThanOrEqual(3500);
      expect(handover.parts?.[part - 1]?.titles).toEqual(handover.titles);
      if (pasted === 2) {
        const ports = await page.close();
        const again = await openAgain(ports, report);
        expect(again.record?.waits).toEqual({ part, of, pasted: [] });
        expect(countWords(again.text())).toBeGreaterThan(4000);
        again.actor.send({ type: 'resume' });
        expect(await again.asked()).toMatchObject({ id: handover.id, titles: handover.titles });
        page = again;
      }
      await page.paste(answerOf(handover));
    }
    const of = seen.length;
    expect(of).toBeLessThanOrEqual(9);
    expect(seen).toEqual(Array.from({ length: of }, (_, at) => `${at + 1}/${of}`));
    expect(countWords(page.text())).toBeGreaterThan(0.95 * 20_000);
    await page.settled();
    expect([...page.ports.kept.records.values()]).toMatchObject([{ complete: true, source: 'pasted' }]);
  });

  it('takes a short answer as it is, learns from it, and asks for more only at the end, where it can be skipped', async () => {
    const page = open(report);
    page.submit(reportValues);
    const reasons: string[] = [];
    const half = (handover: Handover): string => {
      const titled = (handover.titles?.length ?? 0) > 1;
      return (handover.titles ?? []).map((title) => `${titled ? `${title}\n` : ''}${proseOf(700, `half-${title}`)}`).join('\n\n');
    };
    for (let turn = 0; turn < 60 && page.actor.getSnapshot().matches('busy'); turn += 1) {
      const handover = await page.asked();
      expect(handover.words).toBeLessThanOrEqual(3500);
      if (handover.reason === undefined) await page.paste(half(handover));
      else {
        reasons.push(handover.reason);
        page.actor.send({ type: 'skip' });
        await waitFor(page.actor, (now) => !now.matches('busy'));
      }
    }
    expect(page.actor.getSnapshot().matches('result')).toBe(true);
    expect(reasons.length).toBeLessThanOrEqual(1);
  });

  it('asks again for a section that an answer lacks, says so, and leaves it out when it is skipped', async () => {
    const page = open(report);
    page.submit(checkedValues(report, { ...reportValues, level: 'easy' }));
    const reasons: string[] = [];
    const withoutConclusion = (text: string): string => text.replace(/\nConclusion\n[\s\S]*?\n\n/, '\n');
    for (let turn = 0; turn < 30 && page.actor.getSnapshot().matches('busy'); turn += 1) {
      const handover = await page.asked();
      if (handover.reason === undefined) await page.paste(withoutConclusion(answerOf(handover)));
      else {
        reasons.push(handover.reason);
        expect(answerNumber(handover).part).toBeLessThanOrEqual(answerNumber(handover).of + 1);
        page.actor.send({ type: 'skip' });
        await waitFor(page.actor, (now) => now.context.handover !== undefined || !now.matches('busy'));
      }
    }
    expect(reasons[0]).toBe('The answer had no "Conclusion".');
    const { result } = page.actor.getSnapshot().context;
    expect(result?.shortfalls?.[0]).toBe('Missing: "Conclusion".');
    expect(page.text()).toContain('Abstract\n');
  });
});
