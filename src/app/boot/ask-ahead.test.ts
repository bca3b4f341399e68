import { expect, test, vi } from 'vitest';
import { createAhead } from './ask-ahead.ts';

test('an answer that was asked for ahead is taken once', async () => {
  const ahead = createAhead();
  const call = vi.fn<() => Promise<string>>().mockResolvedValueOnce('early').mockResolvedValueOnce('late');
  ahead.ask('personal', call);
  expect(call).toHaveBeenCalledOnce();
  expect(await ahead.take('personal', call)).toBe('early');
  expect(await ahead.take('personal', call)).toBe('late');
});

test('a failure is told to who takes the answer, and to nobody else', async () => {
  const ahead = createAhead();
  const failed = (): Promise<never> => Promise.reject(new Error('no network'));
  ahead.ask('personal', failed);
  ahead.ask('site', failed);
  await expect(ahead.take('personal', async () => 'other')).rejects.toThrow('no network');
});

test('what was not taken in the start-up is asked for anew', async () => {
  const ahead = createAhead();
  ahead.ask('personal', async () => 'of the start-up');
  ahead.end();
  expect(await ahead.take('personal', async () => 'of the next member')).toBe('of the next member');
});

test('a page waits for its member only while one is expected', async () => {
  const ahead = createAhead();
  await ahead.memberKnown();
  ahead.expectMember();
  const told = vi.fn<() => void>();
  void ahead.memberKnown().then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  ahead.tellKnown();
  await ahead.memberKnown();
  expect(told).toHaveBeenCalledOnce();
});
