import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

function recorded() {
  const batches: (readonly number[])[] = [];
  const ask = gather<number, string>(async (keys) => {
    batches.push(keys);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (keys.includes(13)) throw new Error('unlucky');
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `answer ${key}`]));
  });
  return { batches, ask };
}

test('requests of one turn of the event loop are read together, and requests during that read are next', async () => {
  const { batches, ask } = recorded();
  const first = [1, 2, 2, -4].map(ask);
  while (batches.length === 0) await endOfTurn();
  const answers = await Promise.all([...first, ...[3, 5].map(ask)]);
  expect(answers).toEqual(['answer 1', 'answer 2', 'answer 2', undefined, 'answer 3', 'answer 5']);
  expect(batches).toEqual([
    [1, 2, -4],
    [3, 5],
  ]);
});

test('an answer is as new as the question', async () => {
  const { batches, ask } = recorded();
  const first = ask(1);
  while (batches.length === 0) await endOfTurn();
  await Promise.all([first, ask(1), ask(1)]);
  expect(batches).toEqual([[1], [1]]);
});

test('a failure reaches the callers of that read, and the next read still works', async () => {
  const { batches, ask } = recorded();
  const unlucky = ask(13);
  while (batches.length === 0) await endOfTurn();
  const answers = await Promise.allSettled([unlucky, ask(1)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await ask(2)).toBe('answer 2');
});
