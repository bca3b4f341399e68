// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { gridShapeOf } from '../../rules/grid-session.ts';
import { useSessions } from './use-sessions.ts';

afterEach(cleanup);

const sessions = [
  { detailId: 7, title: { jpn: '基調講演' }, start: '2026-12-16 10:00', end: '2026-12-16 11:00', placeIds: [1] },
];

test('a time that does not fit says so at its field soon after the last key, before the server is asked', async () => {
  const post = vi.fn();
  const console = {
    api: { get: async () => ({ places: [{ id: 1 }], placesIn: null, sessions, next: null }), post },
    storage: { get: () => undefined, set: () => {}, remove: () => {} },
    failureOf: () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const { result } = renderHook(
    () => useSessions('event-1', { contentId: 30, moduleCode: 'timetable' }, gridShapeOf('timetable')!),
    { wrapper: ({ children }) => <ConsoleContext value={console}>{children}</ConsoleContext> },
  );
  await waitFor(() => expect(result.current.sessions).toHaveLength(1));
  const keeper = result.current.keeperFor(7)!;
  act(() => keeper.edit(['endAt'], '2026-12-16 09:00'));
  await waitFor(() => expect(keeper.state.issues.map(({ place }) => place.join('.'))).toEqual(['endAt']));
  expect(post).not.toHaveBeenCalled();
});
