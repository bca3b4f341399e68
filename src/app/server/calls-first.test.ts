import { expect, test } from 'vitest';
import { createCallsFirst } from './calls-first.ts';

const round = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('pages take their turns one after another, and calls that come are heard between them', async () => {
  const callsFirst = createCallsFirst();
  const seen: string[] = [];
  const pages = ['a', 'b', 'c'].map((name) => callsFirst.pageTurn().then(() => void seen.push(name)));
  setImmediate(() => {
    // A call that takes three rounds, as one that asks the database.
    const ended = callsFirst.began();
    seen.push('call');
    void round()
      .then(round)
      .then(round)
      .then(() => {
        seen.push('answer');
        ended();
      });
  });
  await Promise.all(pages);
  const at = seen.indexOf('answer');
  expect(seen.filter((one) => one.length === 1)).toEqual(['a', 'b', 'c']);
  // At most the one page that had the thread already stands between a call and its answer.
  expect(at - seen.indexOf('call')).toBeLessThanOrEqual(2);
});

test('a call that is never answered does not keep pages away', async () => {
  const callsFirst = createCallsFirst();
  callsFirst.began();
  const pages = [callsFirst.pageTurn(), callsFirst.pageTurn()];
  await expect(Promise.all(pages)).resolves.toHaveLength(2);
});
