import type { Availability, GeneratorOption } from '@marginalia/engine';
import type { ReactNode } from 'react';
import { Tag } from '../basics/Tag.tsx';
import type { RadioCard } from '../fields/RadioCards.tsx';
import { takesKey } from './generator-form.ts';

const READY = (
  <Tag icon="check" tone="ok">
    Ready
  </Tag>
);

/** A generator as a radio card: its name, a sentence with its cost and where the text goes, and a tag with its status. */
export function generatorCard(option: GeneratorOption, availability: Availability | undefined, body: ReactNode): RadioCard<string> {
  const { value, label, kind } = option;
  const unavailable = kind === 'browser-model' && availability?.state === 'unavailable';
  return {
    value,
    label,
    text: textOf(option, availability),
    tag: tagOf(option, availability),
    ...(unavailable && { unavailable }),
    ...(body !== undefined && { body }),
  };
}

function textOf(option: GeneratorOption, availability: Availability | undefined): string {
  const { kind, deployed, baseUrl } = option;
  if (kind === 'on-device') return 'Free and private. Works offline. It drafts from your own text and never invents.';
  if (kind === 'browser-model') {
    const stays = 'Your text stays on this device.';
    if (availability?.state === 'unavailable') return `${stays} ${availability.detail ?? 'This browser does not offer one here.'}`;
    return availability?.state === 'needs-download' ? `${stays} One download first.` : stays;
  }
  if (kind === 'paste') return 'Copy a prompt into a chat that you use, and paste its answer. No key, and nothing is sent from here.';
  if (deployed !== undefined) return `Offered by this site. Your text goes to ${placeOf(baseUrl)}.`;
  return kind === 'gemini'
    ? 'Fast. Your text goes from this browser straight to Google.'
    : 'OpenAI, OpenRouter or a server of your own, such as Ollama or LM Studio.';
}

function placeOf(baseUrl = ''): string {
  return URL.parse(baseUrl)?.hostname ?? 'this site';
}

function tagOf(option: GeneratorOption, availability: Availability | undefined): ReactNode {
  if (option.kind === 'browser-model') {
    if (availability === undefined) return undefined;
    if (availability.state === 'unavailable') return <Tag tone="soon">Unavailable</Tag>;
    return availability.state === 'needs-download' ? <Tag>One download</Tag> : READY;
  }
  if (option.value === 'openai-compatible') return <Tag>Your server</Tag>;
  return takesKey(option) ? <Tag>Your key</Tag> : READY;
}
