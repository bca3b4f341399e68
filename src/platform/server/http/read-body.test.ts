import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bodyOfRequest } from './body-sources.ts';
import { readBody } from './read-body.ts';

test('the announced length of a body does not count for the shared budget, but the received bytes do', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const taken: number[] = [];
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: readable,
    duplex: 'half',
    headers: { 'content-type': 'application/json', 'content-length': '60000' },
  };
  const reading = readBody(bodyOfRequest(new Request('https://hiroba.test/', init)), {
    maxBytes: 100_000,
    takesFiles: false,
    takesForms: true,
    held: { take: (bytes) => void taken.push(bytes), release() {} },
    onGivenUp: () => {},
  });
  await setImmediate();
  expect(taken).toEqual([]);
  const writer = writable.getWriter();
  await Promise.all([writer.write(new TextEncoder().encode('{"a":1}')), writer.close()]);
  expect(await reading).toEqual({ a: 1 });
  expect(taken).toEqual([7]);
});
