import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultMode } from '../models/faults.ts';

interface StreamOptions {
  readonly faults: readonly FaultMode[];
  /** The line end without a fault: CRLF for Gemini, LF for the others. */
  readonly lineEnd: string;
  /** Milliseconds between two events. */
  readonly pace: number;
  /** The data of an error event. */
  readonly errorEvent: () => string;
}

// Milliseconds between events with the fault `slow`.
const SLOW_MILLISECONDS = 150;
const SINGLE_BYTES = 4096;
const FEW_BYTES = 61;
// Milliseconds before the connection breaks, so that the client has received the text.
const BEFORE_DROP = 50;

/** Sends the payloads as server-sent events. Resolves when all are sent, or when the client has closed the connection. */
export async function sendEvents(response: ServerResponse, payloads: readonly string[], options: StreamOptions): Promise<void> {
  const { faults } = options;
  const cutShort = faults.includes('hang-mid') || faults.includes('drop-mid');
  const events = withFaults(payloads, options);
  const between = faults.includes('slow') ? SLOW_MILLISECONDS : options.pace;
  for (const piece of pieces(cutShort ? events.slice(0, middle(events)) : events, faults)) {
    if (response.destroyed) return;
    await written(response, piece);
    await (between > 0 ? pause(between) : nextTurn());
  }
  if (faults.includes('hang-mid')) return connectionClosed(response);
  if (faults.includes('drop-mid')) {
    await pause(BEFORE_DROP);
    response.destroy();
    return;
  }
  if (!response.destroyed) response.end();
}

/** Resolves when the connection is closed. */
export function connectionClosed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => (response.destroyed ? resolve() : void response.once('close', resolve)));
}

function withFaults(payloads: readonly string[], { faults, errorEvent, lineEnd }: StreamOptions): string[] {
  const end = faults.includes('crlf') ? '\r\n' : faults.includes('lf') ? '\n' : faults.includes('cr') ? '\r' : lineEnd;
  const events = payloads.map((data, index) => framed(data, end, faults.includes('comments') ? index : undefined));
  const half = middle(events);
  if (faults.includes('malformed-chunk')) events.splice(half, 0, framed('{"candidates":[{"content":{"parts":[{"te', end));
  if (faults.includes('truncated-chunk')) {
    const cut = events[half] ?? events.at(-1) ?? '';
    return [...events.slice(0, half), cut.slice(0, Math.floor(cut.length / 2))];
  }
  if (faults.includes('error-mid') || faults.includes('error-mid-status')) return [...events.slice(0, half), framed(errorEvent(), end)];
  if (faults.includes('no-last-blank')) events.push((events.pop() ?? '').slice(0, -2 * end.length));
  return events;
}

/** One event. With a number it also gets a comment and the other fields that the standard allows. */
function framed(data: string, end: string, number?: number): string {
  const around = number === undefined ? '' : `: PROCESSING${end}${end}event: message${end}id: ${number}${end}retry: 1000${end}`;
  return `${around}data: ${data}${end}${end}`;
}

/** The index of the middle, at least 1. */
function middle(events: readonly string[]): number {
  return Math.max(1, Math.floor(events.length / 2));
}

function* pieces(events: readonly string[], faults: readonly FaultMode[]): Generator<Buffer> {
  if (faults.includes('one-chunk')) {
    yield Buffer.from(events.join(''));
    return;
  }
  let sent = 0;
  for (const event of events) {
    const bytes = Buffer.from(event);
    const cuts = faults.includes('bytes') ? byteCuts(bytes, sent) : faults.includes('split-utf8') ? characterCuts(bytes) : [];
    sent += bytes.length;
    let from = 0;
    for (const cut of [...cuts, bytes.length]) {
      yield bytes.subarray(from, cut);
      from = cut;
    }
  }
}

function byteCuts(bytes: Buffer, sent: number): number[] {
  const cuts: number[] = [];
  for (let at = 1; at < bytes.length; at += sent + at < SINGLE_BYTES ? 1 : FEW_BYTES) cuts.push(at);
  return cuts;
}

/** The positions of all bytes that continue a character. */
function characterCuts(bytes: Buffer): number[] {
  return [...bytes.keys()].filter((at) => ((bytes[at] ?? 0) & 0xc0) === 0x80);
}

function written(response: ServerResponse, piece: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.write(piece, () => resolve());
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
