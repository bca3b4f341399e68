import { expect, test } from 'vitest';
import { isConfirmed, noteConfirmed } from './confirmed-before.ts';

test('who published all the same is asked again only of what is new, at each site by itself', () => {
  const [pay, sample] = [{ key: 'pay' }, { key: 'sample' }];
  expect(isConfirmed('event-1', [])).toBe(true);
  expect(isConfirmed('event-1', [pay])).toBe(false);
  noteConfirmed('event-1', [pay, sample]);
  expect(isConfirmed('event-1', [pay])).toBe(true);
  expect(isConfirmed('event-1', [sample, pay])).toBe(true);
  expect(isConfirmed('event-1', [pay, { key: 'date' }])).toBe(false);
  expect(isConfirmed('event-2', [pay])).toBe(false);
});
