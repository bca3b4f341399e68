// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

afterEach(() => void vi.restoreAllMocks());

const open = (text: string) => renderHook(({ one }) => useCopy(one), { initialProps: { one: text } });

test('a text is copied, and another one is not said to be', async () => {
  const write = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  const { result, rerender } = open('first');
  expect(result.current.isCopied).toBeUndefined();
  await act(async () => expect(await result.current.copy()).toBe(true));
  expect(write).toHaveBeenCalledWith('first');
  expect(result.current.isCopied).toBe(true);
  rerender({ one: 'second' });
  expect(result.current.isCopied).toBeUndefined();
});

test('a browser that forbids it, or has no clipboard, breaks nothing', async () => {
  vi.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const { result } = open('text');
  await act(async () => expect(await result.current.copy()).toBe(false));
  expect(result.current.isCopied).toBe(false);
  vi.spyOn(window.navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await act(async () => expect(await result.current.copy()).toBe(false));
});
