import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

/** A table with one row, as two servers see it. */
function oneRow() {
  let row: string | undefined;
  let added = 0;
  const server = (secret: string) =>
    madeOnce({
      find: () => Promise.resolve(row),
      add: () => {
        added += 1;
        row ??= secret;
        return Promise.resolve();
      },
    });
  return { server, added: () => added };
}

test('the first server makes what all servers share, and later ones make nothing', async () => {
  const { server, added } = oneRow();
  expect(await server('first')).toBe('first');
  expect(await server('second')).toBe('first');
  expect(added()).toBe(1);
});

test('two servers that make it at the same time go on with the same row', async () => {
  const { server, added } = oneRow();
  const both = await Promise.all([server('first'), server('second')]);
  expect(added()).toBe(2);
  expect(both).toEqual(['first', 'first']);
});

test('a row that is not there after it was added is a fault, not an empty secret', async () => {
  const lost = { find: () => Promise.resolve(undefined), add: () => Promise.resolve() };
  await expect(madeOnce(lost)).rejects.toThrow('missing');
});
