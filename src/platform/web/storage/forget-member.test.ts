// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { forgetMember } from './forget-member.ts';
import { createMemberSession } from './member-session.ts';

test('the next visitor of this browser finds nothing of the member: no tokens, no cart, no unfinished purchase [AUTH-025]', async () => {
  const { local, session } = browserStorage();
  const carts = ['ticketCart', 'timetableCart', 'ticketToken', 'next_purchase_flow_contentId'] as const;
  const profile = ['checkEmptyPerson', 'check_validation'] as const;
  const flow = ['purchaseForm', 'purchaseStep', 'timetableToTicketFlag', 'profileForm'] as const;
  for (const key of [...carts, ...profile]) local.set(key, '60');
  for (const key of flow) session.set(key, '60');
  createMemberSession(local).store('portal/1', { accessToken: 'a', refreshToken: 'r' });
  createMemberSession(local).store('portal/9', { accessToken: 'b', refreshToken: 's' });
  session.set('destination_url', '/web/portal/1');

  await forgetMember('portal/1');
  expect(createMemberSession(local).tokens('portal/1')).toBeUndefined();
  expect(createMemberSession(local).tokens('portal/9')?.accessToken).toBe('b');
  for (const key of [...carts, ...profile]) expect(local.get(key)).toBeUndefined();
  for (const key of flow) expect(session.get(key)).toBeUndefined();
  expect(session.get('destination_url')).toBe('/web/portal/1');
});

test('nor their favourites and history, while those of a visitor stay [AUTH-025]', async () => {
  const { local } = browserStorage();
  const items = [{ contentId: 80, detailId: 3 }];
  local.set('boothFavorite', JSON.stringify({ 1: { 11: { owner: 42, items }, 12: { owner: null, items } } }));
  local.set('scheduleHistory', JSON.stringify({ 1: { 11: { owner: 42, items } } }));
  await forgetMember('portal/1');
  expect(JSON.parse(local.get('boothFavorite') ?? '')).toEqual({ 1: { 12: { owner: null, items } } });
  expect(local.get('scheduleHistory')).not.toContain('42');
});

test('nor the pages that were kept for them without a connection, and those of others stay [AUTH-025]', async () => {
  const deleted: string[] = [];
  const names = ['hiroba-kept portal/1 7', 'hiroba-kept portal/9 3'];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  await forgetMember('portal/1');
  expect(deleted).toEqual(['hiroba-kept portal/1 7']);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a session that expired leaves the typed texts to the same member [AUTH-025]', async () => {
  const { session } = browserStorage();
  for (const key of ['purchaseForm', 'profileForm'] as const) session.set(key, '60');
  await forgetMember('portal/1', { keepsTyped: true });
  expect([session.get('purchaseForm'), session.get('profileForm')]).toEqual([undefined, '60']);
});
