// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import type { PartKeeper } from './part-keeper.ts';
import { valueAt } from './part-path.ts';
import { usePart, usePartAfterPaint } from './use-part.ts';

afterEach(cleanup);

/** A screen with one field that follows its value by itself; says in which order they were shown after a key press. */
async function shownAfterKey(useIt: typeof usePart): Promise<string[]> {
  const failureOf = () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} });
  const kept = new Map<string, string>();
  const console = {
    api: { get: async () => ({ value: { code: 'a' }, typed: [] }) },
    storage: { get: (key: string) => kept.get(key), set: kept.set.bind(kept), remove: kept.delete.bind(kept) },
    failureOf,
    cache: new CallCache(failureOf),
  } as unknown as Console;
  const shown: string[] = [];
  function Field({ of }: { of: PartKeeper }) {
    const value = useSyncExternalStore(of.listen, () => valueAt(of.state.value, ['code']));
    shown.push(`field ${String(value)}`);
    return (
      <button type="button" onClick={() => of.edit(['code'], 'ab')}>
        b
      </button>
    );
  }
  function Screen() {
    const part = useIt({ site: 'event-1', part: 'settings', given: { code: 'a' } });
    shown.push(`screen ${String(valueAt(part.value, ['code']))}`);
    return <Field of={part.keeper} />;
  }
  await act(async () => {
    render(
      <ConsoleContext value={console}>
        <Screen />
      </ConsoleContext>,
    );
  });
  shown.length = 0;
  fireEvent.click(screen.getByRole('button'));
  return shown.filter((line) => line.endsWith('ab'));
}

test('a field shows what is typed before the screen around it is shown anew', async () => {
  const shown = await shownAfterKey(usePartAfterPaint);
  expect(shown[0]).toBe('field ab');
  expect(shown).toContain('screen ab');
});

test('where it is not asked for, the screen is shown anew first (control)', async () => {
  expect((await shownAfterKey(usePart))[0]).toBe('screen ab');
});
