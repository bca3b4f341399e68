import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestContext } from '../../../../test/request-context.ts';
import { jsonAnswer, sendAnswer, toResponse } from './api-answer.ts';
import { compressAnswer } from './compress-answer.ts';
import { jsonParts } from './prepared-json.ts';

const items = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `広場の会 ${id}` }));
const headerOf = (accepted: string | undefined) => (name: string) =>
  name === 'accept-encoding' ? accepted : undefined;
const answerOf = (given: object, accepted?: string) =>
  jsonAnswer(Promise.resolve(given), requestContext({ header: headerOf(accepted) }));
const open = { zstd: zstdDecompressSync, gzip: gunzipSync };

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('the answer of a call', () => {
  test.each([
    ['a short one is sent as it is', 3, 'zstd, gzip', undefined],
    ['zstd where it is taken', 100, 'gzip, br, zstd', 'zstd'],
    ['else gzip', 100, 'gzip, deflate, br', 'gzip'],
    ['else as it is', 100, 'br', undefined],
    ['as it is for whoever names nothing', 100, undefined, undefined],
    ['a long one on another thread', 900, 'zstd', 'zstd'],
    ['a very long one part by part', 5_000, 'zstd', 'zstd'],
    ['a very long one part by part, as gzip', 5_000, 'gzip', 'gzip'],
    ['a very long one part by part, as it is', 5_000, undefined, undefined],
  ] as const)('%s', async (_, count, accepted, encoding) => {
    const given = { data: items(count), total: count };
    const answer = await answerOf(given, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe(count === 3 ? undefined : 'accept-encoding');
    expect(answer.parts !== undefined).toBe(count > 1_000);
    const sent = await bytesOf(toResponse(answer));
    const plain = encoding === undefined ? sent : open[encoding](sent);
    expect(JSON.parse(plain.toString())).toEqual(given);
    if (encoding !== undefined) expect(sent.length).toBeLessThan(plain.length / 3);
  });

  test('is sent as it is while others are compressed', async () => {
    const { body, headers, status } = await answerOf({ data: items(900) });
    const asked = () => compressAnswer({ body, headers, status }, 'gzip', 2);
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(answers.map((one) => one.headers['content-encoding'])).toEqual(['gzip', 'gzip', undefined]);
    expect((await asked()).headers['content-encoding']).toBe('gzip');
  });

  test('in parts is the same JSON', async () => {
    const rest = fc.record({ total: fc.nat(), note: fc.string() }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1_001, max: 1_500 }), rest, async (count, more) => {
        const given = { data: items(count), ...more };
        const parts: Uint8Array[] = [];
        for await (const part of jsonParts(given)!) parts.push(part);
        expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(given);
      }),
      { numRuns: 20 },
    );
    expect(jsonParts({ data: items(1_000) })).toBeUndefined();
    expect(jsonParts({})).toBeUndefined();
  });

  test('gives its place free when whoever asked leaves in the middle', async () => {
    const server = createServer((incoming, response) => {
      const accepted = incoming.headers['accept-encoding']?.toString();
      void answerOf({ data: items(60_000) }, accepted).then((answer) => sendAnswer(answer, response));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const begin = async (method = 'GET'): Promise<IncomingMessage> => {
      const sent = ask({ port, method, headers: { 'accept-encoding': 'gzip' } }).end();
      sent.on('error', () => {});
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return answer;
    };
    for (let count = 0; count < 5; count += 1) {
      const answer = await begin();
      expect(answer.headers['content-encoding']).toBe('gzip');
      answer.destroy();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    for (let count = 0; count < 3; count += 1) {
      const head = await begin('HEAD');
      expect(head.headers['content-encoding']).toBe('gzip');
      head.resume();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
});
