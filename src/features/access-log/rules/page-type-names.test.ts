import { expect, test } from 'vitest';
import { type PageDefinition, pageNamed, pages, previewPage } from '#kernel/page.ts';

const logs = pages.map(({ log }) => log);

test('the log has the page types of the spec [LOG-003]', () => {
  const named = [
    'home',
    'login/register',
    'login/register-complete',
    'login/reset',
    'terms/terms',
    'terms/privacy-policy',
    'ticket/my-ticket',
    'report',
    'live_chat',
    'module/list',
    'module/detail',
  ];
  expect(named.filter((name) => !(logs as readonly string[]).includes(name))).toEqual([]);
  expect(logs.some((name) => name.startsWith('mypage/'))).toBe(true);
});

test('a my page subpage is named mypage/ and its name [LOG-003, LOG-004]', () => {
  expect(pageNamed('favorite')).toMatchObject({ path: 'users/mypage/favorite', log: 'mypage/favorite' });
  for (const { path, log } of pages as readonly PageDefinition[]) {
    const [, name] = /^users\/mypage\/([a-z-]+)$/.exec(path) ?? [];
    if (name !== undefined) expect(log).toBe(`mypage/${name}`);
  }
});

test('a generic list is module/list and a generic detail module/detail [LOG-005]', () => {
  expect(pageNamed('moduleList').log).toBe('module/list');
  expect(pageNamed('moduleDetail').log).toBe('module/detail');
  expect(pageNamed('moduleTyped').log).toBe('module/detail');
});

test('the other pages have our own names, and the preview has none [LOG-015]', () => {
  expect(pageNamed('login').log).toBe('login/login');
  expect(pageNamed('verify').log).toBe('verify');
  expect(pageNamed('ticketList').log).toBe('module/list');
  expect(pageNamed('ticketDetail').log).toBe('module/detail');
  expect(pageNamed('timetable').log).toBe('module/list');
  expect(pageNamed('transferReceive').log).toBe('transfer-receive');
  expect(pageNamed('error').log).toBe('error');
  expect((previewPage as PageDefinition).log).toBeUndefined();
});
