import { describe, expect, it } from 'vitest';
import { mayGetKey } from './known-servers.ts';

describe('mayGetKey', () => {
  it.each([
    'https://llm.example.org/v1',
    'HTTPS://llm.example.org/v1',
    'http://localhost:11434/v1',
    'http://study.localhost/v1',
    'http://127.0.0.1:8080/v1',
    'http://[::1]:8080/v1',
    '/llm/v1',
  ])('accepts %s', (address) => {
    expect(mayGetKey(address)).toBe(true);
  });

  it.each([
    'http://llm.example.org/v1',
    'HTTP://llm.example.org/v1',
    'http://192.168.1.20:11434/v1',
    'http://lab.local:1234/v1',
    'http://localhost.example.org/v1',
    'http://127.0.0.1.example.org/v1',
  ])('refuses %s', (address) => {
    expect(mayGetKey(address)).toBe(false);
  });
});
