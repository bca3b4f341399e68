import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

test('work of one key is done in turn, even after a failure, and work of another key does not wait', async () => {
  const inTurn = createInTurn<number>();
  const seen: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const failing = inTurn(1, async () => {
    seen.push('first begins');
    await gate;
    throw new Error('first fails');
  });
  const second = inTurn(1, async () => {
    seen.push('second');
    return 2;
  });
  await inTurn(5, async () => void seen.push('other'));
  expect(seen).toEqual(['first begins', 'other']);
  open();
  await expect(failing).rejects.toThrow('first fails');
  expect(await second).toBe(2);
  expect(seen).toEqual(['first begins', 'other', 'second']);
  expect(await inTurn(1, async () => 3)).toBe(3);
});
