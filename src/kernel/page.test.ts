import { describe, expect, test } from 'vitest';
import { pageNamed, pagePath, pages, previewPage } from './page.ts';

const logOf = (path: string): string | undefined => pages.find((page) => page.path === path && 'log' in page)?.log;

test('route parameters have the recognised names [ROUTE-060]', () => {
  const known = ['portalId', 'eventId', 'contentId', 'detailId', 'moduleCode', 'token', 'type', 'typeId'];
  const used = [...pages, previewPage].flatMap(({ path }) =>
    [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string),
  );
  expect(new Set(used)).toEqual(new Set(known));
});

test('every page name has one path and every path one page name', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

describe('the page-type name in log records', () => {
  test('is one of the spec for the pages it lists [LOG-003]', () => {
    expect(logOf('')).toBe('home');
    expect(logOf('users/register')).toBe('login/register');
    expect(logOf('users/register-complete')).toBe('login/register-complete');
    expect(logOf('users/reset')).toBe('login/reset');
    expect(logOf('users/terms')).toBe('terms/terms');
    expect(logOf('users/privacy-policy')).toBe('terms/privacy-policy');
    expect(logOf('users/:token/report')).toBe('report');
    expect(logOf('module/live_chat/:contentId')).toBe('live_chat');
    expect(logOf('module/live_chat/contact/:contentId')).toBe('live_chat');
    const myTicket = pages.filter(({ path }) => path.startsWith('users/my-ticket/'));
    expect(myTicket).toHaveLength(4);
    expect(myTicket.every((page) => page.log === 'ticket/my-ticket')).toBe(true);
  });

  test('is mypage/ and the name of the subpage for a my page subpage [LOG-004]', () => {
    const subpages = pages.filter(({ path }) => path.startsWith('users/mypage/') && !path.includes(':'));
    expect(subpages.length).toBeGreaterThan(8);
    for (const page of subpages) expect(page.log).toBe(`mypage/${page.path.slice('users/mypage/'.length)}`);
    expect(pageNamed('favorite').log).toBe('mypage/favorite');
  });

  test('is module/list for a generic module list and module/detail for a generic module detail [LOG-005]', () => {
    expect(pageNamed('moduleList').log).toBe('module/list');
    expect(pageNamed('moduleDetail').log).toBe('module/detail');
    expect(pageNamed('moduleTyped').log).toBe('module/detail');
  });

  test('exists for the pages that the spec leaves out, except the preview [LOG-003]', () => {
    expect(pages.filter((page) => !page.log)).toEqual([]);
    expect('log' in previewPage).toBe(false);
  });
});

describe('the path of a page', () => {
  test('has its parameters in their places', () => {
    expect(pagePath('home')).toBe('');
    expect(pagePath('moduleList', { moduleCode: 'information', contentId: 3 })).toBe('module/information/3');
    expect(pagePath('moduleDetail', { moduleCode: 'booth', contentId: 3, detailId: 0 })).toBe('module/booth/3/0');
    expect(pagePath('report', { token: 'abc' })).toBe('users/abc/report');
  });

  test('does without an optional parameter', () => {
    expect(pagePath('timetable')).toBe('module/timetable');
    expect(pagePath('timetable', { contentId: 4 })).toBe('module/timetable/4');
  });
});
