import { describe, expect, test } from 'vitest';
import { matchPage } from '#kernel/match-page.ts';
import { isModuleCode, type ModuleCode } from '#kernel/module-code.ts';
import { pages } from '#kernel/page.ts';
import { moduleEntry, siteInit } from '../../test/site-init.ts';
import { moduleDocuments } from './module-documents.ts';
import { type ModuleRow, modules } from './modules.ts';
import { decidePage } from './page-decision.ts';

/** What an event that has the module shows a member at its address. */
function shownAt(code: ModuleCode, rest = `module/${code}/7`) {
  const init = siteInit({ siteType: 'event', modules: [moduleEntry(code, 7)] });
  const { definition, params } = matchPage('event', rest) ?? {};
  const name = pages.find((page) => page === definition)?.name ?? 'notFound';
  return decidePage(name, definition, params ?? {}, init, true, 'member');
}

describe('each feature module is known to the site', () => {
  const withPage = [
    'ticket',
    'timetable',
    'web_page',
    'united_web_link',
    'information',
    'coupon',
    'questionnaire',
    'live_stream',
    'schedule',
    'booth',
    'booth_cross_search',
    'live_chat',
  ] as const;
  const withData = ['ticket_limited', 'ticket_exclusive_setting'] as const;

  test('by a page or by a use of its data [ROUTE-070]', () => {
    const all = [...withPage, ...withData];
    expect(all).toHaveLength(14);
    expect(all.filter((code) => !isModuleCode(code, 'event'))).toEqual([]);
    expect(withPage.map((code) => [code, shownAt(code)])).toEqual(withPage.map((code) => [code, 'show']));
    expect([...withPage, ...withData].filter((code) => !moduleDocuments.has(code))).toEqual([]);
  });
});

test('a preview asks for no talk, streams and sales beside its own module [ACCESS-038, HTTP-028]', () => {
  const left = Object.entries<ModuleRow>(modules).flatMap(([code, row]) => (row.isNotInPreviews ? code : []));
  expect(left).toEqual(expect.arrayContaining(['coupon', 'firebase_relation', 'live_chat', 'live_stream', 'ticket']));
});
