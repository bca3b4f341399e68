// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import { lockOf } from '../../../rules/content-lock.ts';
import type { Json } from '../../../rules/part-changes.ts';
import { usePart } from '../../part/use-part.ts';
import { valueAt } from '../../part/part-path.ts';
import { type UsedLocks, useLocks } from './use-locks.ts';

afterEach(cleanup);

const ticket = (ticketId: number) => ({
  tickets: [{ contentId: 60, ticketId, name: { jpn: `券${ticketId}` } }],
  isAnd: false,
});
const content = (contentId: number, moduleCode: string) => ({
  contentId,
  moduleCode,
  isForConsole: false,
  hasItems: true,
});
const pages = [content(20, 'web_page'), content(22, 'web_page')];

/** Something that the server answers when the test says so. */
function later<T>() {
  let answer = (_: T): void => {};
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}

/** The locks of a site on a page; the part of the module of locks is read when `readModule` is answered. */
async function lockPage(hasModule: boolean) {
  const readModule = later<{ value: Json; typed: [] }>();
  const makeModule = later<object>();
  let modules = hasModule ? [content(63, 'ticket_limited')] : [];
  const made: string[] = [];
  const failureOf = () => ({ message: '', isOfLine: false, isNotFound: false, errors: {} });
  const console = {
    api: {
      get: (path: string) =>
        path === 'sites/{site}/part'
          ? readModule.promise
          : Promise.resolve({ contents: [...pages, ...modules], tickets: [], items: [] }),
      post: async (path: string) => {
        made.push(path);
        const answer = await makeModule.promise;
        modules = [content(63, 'ticket_limited')];
        return answer;
      },
    },
    storage: { get: () => undefined, set: () => {}, remove: () => {} },
    failureOf,
    cache: new CallCache(failureOf),
  } as unknown as Console;
  const shown: { locks?: UsedLocks } = {};
  function Screen() {
    const settings = usePart({ site: 'event-1', part: 'settings', given: { login: { lock: [] } } });
    const locks = useLocks('event-1', settings, []);
    useEffect(() => void (shown.locks = locks));
    return null;
  }
  await act(async () => {
    render(
      <ConsoleContext value={console}>
        <Screen />
      </ConsoleContext>,
    );
  });
  return {
    made,
    lock: (contentId: number, ticketId: number) =>
      act(async () => void shown.locks?.change(contentId, { kind: 'tickets', tickets: ticket(ticketId) })),
    open: (contentId: number) => act(async () => void shown.locks?.change(contentId, { kind: 'none' })),
    moduleIsMade: () => act(async () => makeModule.answer({ contentId: 63, issues: [] })),
    moduleIsRead: () => act(async () => readModule.answer({ value: { content: { lists: [] } }, typed: [] })),
    /** The tickets that a content asks for, as the module has them. */
    ticketsOf(contentId: number) {
      const part = shown.locks?.parts.find(({ name }) => name === 'content-63');
      const lists = valueAt(part?.value, ['content', 'lists']);
      const { tickets } = lockOf(contentId, { login: [], lists: [lists], isForConsole: false });
      return tickets.flatMap((one) => one.tickets.map(({ ticketId }) => ticketId));
    },
  };
}

test('locks that are chosen while their module is read are all there when it is', async () => {
  const page = await lockPage(true);
  await page.lock(20, 1);
  await page.lock(22, 2);
  await page.moduleIsRead();
  expect([page.ticketsOf(20), page.ticketsOf(22)]).toEqual([[1], [2]]);
  expect(page.made).toEqual([]);
});

test('locks that are chosen while their module is made are all there, the last choice of each, and one module is made', async () => {
  const page = await lockPage(false);
  await page.lock(20, 1);
  await page.lock(22, 2);
  await page.lock(20, 3);
  await page.moduleIsMade();
  await page.lock(22, 4);
  await page.moduleIsRead();
  expect([page.ticketsOf(20), page.ticketsOf(22)]).toEqual([[3], [4]]);
  expect(page.made).toEqual(['sites/{site}/contents']);
});

test('a lock that is taken back while its module is read is none', async () => {
  const page = await lockPage(true);
  await page.lock(20, 1);
  await page.open(20);
  await page.moduleIsRead();
  expect(page.ticketsOf(20)).toEqual([]);
});
