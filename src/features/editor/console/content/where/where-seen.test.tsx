// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CallCache } from '#console/api/call-cache.ts';
import { type Console, ConsoleContext } from '#console/console-context.ts';
import type { Json } from '../../../rules/part-changes.ts';
import { formTexts } from '../../form/form-words.ts';
import type { Outline } from '../../use-outline.ts';
import { questionTexts } from '../questions/question-texts.ts';
import { WhereSeen } from './where-seen.tsx';

beforeAll(async () => {
  for (const texts of [questionTexts, formTexts]) await texts.load('jpn');
});
afterEach(cleanup);

const home = { label: { jpn: 'ホーム' }, link: '/' };
const booths = {
  contentId: 5,
  moduleCode: 'booth',
  hasItems: true,
  items: 4,
  value: { widget: { numberOfDisplay: 3 } },
};
const news = { contentId: 4, moduleCode: 'information', hasItems: true, items: 1, value: {} };
const menu = {
  contentId: 2,
  moduleCode: 'menu',
  hasItems: false,
  items: 0,
  value: { content: { groups: [{ links: [home] }] } },
};
const tabsOf = (count: number, link = '/module/information/4') => ({
  contentId: 1,
  moduleCode: 'tab',
  hasItems: false,
  items: 0,
  value: { content: { tabs: Array.from({ length: count }, () => ({ ...home, link, icon: 'home' })) } },
});

function show(contents: readonly { contentId: number; moduleCode: string; value: Json }[], title?: { jpn: string }) {
  const post = vi.fn(async (_: string, _options: { body: unknown }) => ({ issues: [], clashes: [] }));
  const console = {
    language: 'jpn',
    api: { get: async () => contents, post },
    toast: () => {},
    failureOf: () => ({ message: '' }),
    cache: new CallCache(() => ({ message: '', isOfLine: false, isNotFound: false, errors: {} })),
  } as unknown as Console;
  const outline = {
    languages: ['jpn'],
    contents: contents.map(({ contentId, moduleCode }) => ({
      contentId,
      moduleCode,
      title: contentId === 5 ? title : undefined,
    })),
  } as unknown as Outline;
  render(
    <ConsoleContext value={console}>
      <WhereSeen site="event-1" outline={outline} contentId={5} canEdit />
    </ConsoleContext>,
  );
  return post;
}
const words = () => questionTexts.of('jpn').where;
const sent = (post: ReturnType<typeof show>) => post.mock.calls.map(([address, { body }]) => [address, body]);

test('says at which place of the home it is and how much of it, and puts it into the menu by one press', async () => {
  const post = show([news, booths, menu, tabsOf(2)], { jpn: '出店' });
  expect((await screen.findByText(/番目/)).textContent).toBe(`${words().onHome(2, 2)} ${words().some(3, 4)}`);
  fireEvent.click(screen.getByRole('button', { name: words().put.menu }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  const groups = [{ links: [home] }];
  const link = { label: { jpn: '出店' }, link: '/module/booth/5' };
  expect(sent(post)).toEqual([
    [
      'sites/{site}/part',
      {
        part: 'content-2',
        changes: [{ path: ['content', 'groups'], before: groups, after: [{ links: [home, link] }] }],
      },
    ],
  ]);
});

test('makes a bar where there is none, with the name of its kind where it has no title', async () => {
  const post = show([booths]);
  fireEvent.click(await screen.findByRole('button', { name: words().put.tab }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  const name = formTexts.of('jpn').nameOf('booth');
  const tabs = [
    { ...home, icon: 'home' },
    { label: { jpn: name }, link: '/module/booth/5', icon: 'people' },
  ];
  expect(sent(post)).toEqual([['sites/{site}/contents', { moduleCode: 'tab', value: { content: { tabs } } }]]);
});

test('brings it back to the home from wherever it was', async () => {
  const post = show([{ ...booths, value: { visible: false } }]);
  expect(await screen.findByText(words().hidden)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: words().put.home }));
  await waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(sent(post)).toEqual([
    [
      'sites/{site}/part',
      {
        part: 'content-5',
        changes: [
          { path: ['visible'], before: false, after: true },
          { path: ['onHome'], before: true, after: true },
        ],
      },
    ],
  ]);
});

test('offers nothing where a link to it, or to a page of it, is there, nor where a bar is full', async () => {
  show([booths, tabsOf(1, '/module/booth/5/3?x=1')]);
  expect(await screen.findByText(words().isIn)).toBeDefined();
  expect(screen.queryByRole('button', { name: words().put.tab })).toBeNull();
  cleanup();
  show([booths, tabsOf(5)]);
  expect(await screen.findByText(words().tabsFull(5))).toBeDefined();
  expect(screen.queryByRole('button', { name: words().put.tab })).toBeNull();
});
