import { expect, test } from 'vitest';
import { type LogFacts, makeLogRecord } from './log-record.ts';

const now = Date.parse('2026-11-20T01:02:03Z');
const key = '00000000-0000-4000-8000-000000000001';
const visitor: LogFacts = {
  site: { portalId: 1, eventId: 11 },
  userId: null,
  anonymousToken: 'a'.repeat(32),
  device: 'sp',
  url: 'https://hiroba.example/web/portal/1/event/11',
  pcode: null,
};

test('a record has exactly the fields of the log, the time with its zone and its own key [LOG-001, LOG-013]', () => {
  expect(makeLogRecord({ action: 'view', page: 'home' }, visitor, now, key)).toEqual({
    user_id: null,
    is_login: false,
    anonymous_token: 'a'.repeat(32),
    action: 'view',
    client_id: null,
    portal_id: 1,
    event_id: 11,
    content_id: null,
    detail_id: null,
    page: 'home',
    click_item: null,
    click_item_value: null,
    type: 'Web',
    device: 'sp',
    url: 'https://hiroba.example/web/portal/1/event/11',
    action_time: '2026-11-20T10:02:03+09:00',
    log_check_key: key,
    pcode: null,
  });
});

test('a click names its element and its target, at the content it belongs to [LOG-013]', () => {
  const click = {
    action: 'click',
    clickItem: 'united_web_link/click',
    clickItemValue: 'https://example.org',
    contentId: 5,
  } as const;
  expect(makeLogRecord({ ...click, detailId: 2 }, visitor, now, key)).toMatchObject({
    action: 'click',
    click_item: 'united_web_link/click',
    click_item_value: 'https://example.org',
    content_id: 5,
    detail_id: 2,
  });
});

test('the type is Web, even in the app [LOG-002]', () => {
  expect(makeLogRecord({ action: 'view', page: 'home' }, { ...visitor, device: 'app' }, now, key).type).toBe('Web');
});

test('a member is named by the user id, a visitor by the anonymous token [LOG-012]', () => {
  const view = { action: 'view', page: 'home' } as const;
  expect(makeLogRecord(view, { ...visitor, userId: 7 }, now, key)).toMatchObject({ user_id: '7', is_login: true });
  expect(makeLogRecord(view, visitor, now, key)).toMatchObject({
    user_id: null,
    is_login: false,
    anonymous_token: visitor.anonymousToken,
  });
});

test('a login record names the new member, although the page belonged to a visitor [LOG-012]', () => {
  const login = { action: 'login', page: 'login/login', userId: 7 } as const;
  expect(makeLogRecord(login, visitor, now, key)).toMatchObject({ action: 'login', user_id: '7', is_login: true });
});

test('a portal has no event id', () => {
  expect(makeLogRecord({ action: 'view' }, { ...visitor, site: { portalId: 0 } }, now, key)).toMatchObject({
    portal_id: 0,
    event_id: null,
  });
});
