import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askRegistry } from './ask-registry.ts';

const WORK = '{"title":"Test-enhanced learning"}';

/** A stand-in for a resolver and the registry to which it passes requests on. */
let server: Server;
let address: string;
let seen: IncomingMessage[];
let respond: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(() => void server.close());

const answering = (status: number, body = '', headers = {}): void => {
  respond = (_request, response) => response.writeHead(status, headers).end(body);
};
const ask = (doi = '10.1000/1', signal = new AbortController().signal) => askRegistry(address, doi, signal);

describe('A registry', () => {
  it('is sent the identifier and the form of the answer, and nothing that tells who asks', async () => {
    answering(200, WORK);
    expect(await ask('10.1016/S0022-5371(71)80026-4?x=<1>#2')).toBe(WORK);
    expect(seen[0]?.url).toBe('/10.1016/S0022-5371(71)80026-4%3Fx%3D%3C1%3E%232');
    expect(seen[0]?.method).toBe('GET');
    expect(seen[0]?.headers.accept).toBe('application/vnd.citationstyles.csl+json');
    expect(seen[0]?.headers).not.toHaveProperty('cookie');
    expect(seen[0]?.headers).not.toHaveProperty('referer');
  });

  it('may be another registry to which the resolver passes the request on', async () => {
    respond = (request, response) =>
      request.url === '/10.1000/1'
        ? response.writeHead(302, { location: '/works/1' }).end()
        : response.writeHead(200, { 'content-type': 'application/json' }).end(WORK);
    expect(await ask()).toBe(WORK);
  });

  it('A registry that does not know the identifier gives nothing', async () => {
    answering(404, '<html>DOI Not Found</html>');
    expect(await ask()).toBeUndefined();
  });

  it.each([
    [429, '', /too much/],
    [503, '', /too much/],
    [500, '', /could not be read/],
    [406, '', /could not be read/],
    [200, '<html>A page</html>', /could not be read/],
    [200, '[1]', /could not be read/],
    [200, `{"title":"${'x'.repeat(1_000_001)}"}`, /could not be read/],
  ])('A registry that answers with the status %i and “%.12s” could not be asked', async (status, body, message) => {
    answering(status, body);
    await expect(ask()).rejects.toThrow(message);
  });

  it('A registry that does not answer says what to do, and a cancelled request ends as one', async () => {
    respond = (request) => request.socket.destroy();
    await expect(ask()).rejects.toThrow(/Check your connection/);
    await expect(ask('10.1000/1', AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
