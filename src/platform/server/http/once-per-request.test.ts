import { expect, test, vi } from 'vitest';
import { requestContext } from '../../../../test/request-context.ts';
import { oncePerRequest } from './once-per-request.ts';

test('a work is done once for each request and key, also when it is refused', async () => {
  const once = oncePerRequest<number>();
  const [one, other] = [requestContext(), requestContext()];
  const work = vi.fn(async () => work.mock.calls.length);
  expect(await Promise.all([once(one, 'a', work), once(one, 'a', work)])).toEqual([1, 1]);
  expect(await once(one, 'b', work)).toBe(2);
  expect(await once(other, 'a', work)).toBe(3);
  const refuse = vi.fn(() => Promise.reject(new Error('closed')));
  await expect(once(one, 'c', refuse)).rejects.toThrow('closed');
  await expect(once(one, 'c', refuse)).rejects.toThrow('closed');
  expect(refuse).toHaveBeenCalledTimes(1);
});
