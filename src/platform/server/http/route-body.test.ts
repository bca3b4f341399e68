import { expect, test } from 'vitest';
import { bytesOf, textOf } from './route-body.ts';

const megabyte = 1024 * 1024;
const sent = (body: BodyInit) => new Request('http://h/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('slow senders of one address hold half of the memory at most, and give it back', async () => {
  let end = (): void => {};
  const slow = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array(32 * megabyte));
      end = () => stream.close();
    },
  });
  const reading = bytesOf(sent(slow), 40 * megabyte, '192.0.2.1');
  await new Promise((resolve) => setTimeout(resolve, 10));
  await expect(textOf(sent('more'), 100, '192.0.2.1')).rejects.toMatchObject({ status: 503 });
  expect(await textOf(sent('other'), 100, '192.0.2.2')).toBe('other');
  end();
  expect((await reading).length).toBe(32 * megabyte);
  expect(await textOf(sent('more'), 100, '192.0.2.1')).toBe('more');
  await expect(textOf(sent('too long'), 3, '192.0.2.1')).rejects.toMatchObject({ status: 413 });
});
