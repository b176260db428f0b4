import { describe, expect, it } from 'vitest';
import { serverDefaults } from './server-defaults.ts';

const MINUTE = 60_000;

describe('serverDefaults', () => {
  it.each([
    'http://localhost:9999/v1',
    'http://127.0.0.1:11434/v1',
    'http://[::1]:8080/v1',
    'http://192.168.1.20:11434/v1',
    'http://10.0.0.4/v1',
    'http://172.16.0.1:8000/v1',
    'http://172.31.255.1:8000/v1',
    'http://lab.local:1234/v1',
  ])('allows five minutes of silence, and two for a test, on the local network (%s)', (address) => {
    expect(serverDefaults(address)).toMatchObject({ idleTimeout: 5 * MINUTE, testTimeout: 2 * MINUTE });
  });

  it.each([
    'https://api.openai.com/v1',
    'https://172.32.0.1/v1',
    'https://11.0.0.1/v1',
    'https://192.169.0.1/v1',
    'https://10.example.org/v1',
    'https://local.example.org/v1',
    '/llm/v1',
    'nonsense',
  ])('allows one minute of silence, and half a minute for a test, elsewhere (%s)', (address) => {
    expect(serverDefaults(address)).toEqual({ idleTimeout: MINUTE, testTimeout: MINUTE / 2 });
  });

  it.each([
    ['http://localhost:11434/v1', 4096],
    ['http://192.168.1.20:11434', 4096],
    ['http://localhost:1234/v1', 4096],
    ['http://localhost:8080/v1', 4096],
    ['http://localhost:8000/v1', undefined],
    ['http://localhost:9999/v1', undefined],
    ['https://ollama.example.org:11434/v1', undefined],
  ])('assumes the context of %s to be %s', (address, tokens) => {
    expect(serverDefaults(address).assumedContextTokens).toBe(tokens);
  });
});
