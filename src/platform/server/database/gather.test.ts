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

test('who asks first is read at once, who asks meanwhile goes together', async () => {
  const { batches, ask } = recorded();
  const answers = await Promise.all([1, 2, 3, 2, -4].map(ask));
  expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 2', undefined]);
  expect(batches).toEqual([[1], [2, 3, -4]]);
});

test('an answer is as new as the question', async () => {
  const { batches, ask } = recorded();
  const first = ask(1);
  const again = ask(1);
  await Promise.all([first, again, ask(1)]);
  expect(batches).toEqual([[1], [1]]);
});

test('a failure is told to those it concerns, and the next ones are read', async () => {
  const { ask } = recorded();
  const answers = await Promise.allSettled([ask(13), ask(1)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await ask(2)).toBe('answer 2');
});
