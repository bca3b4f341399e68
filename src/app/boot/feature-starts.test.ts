// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { keepOfEvent } from '#web/storage/kept-by-event.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { browserSite } from '../../../test/browser-site.ts';
import { inEvent } from '../../../test/fake-api.ts';
import { siteInit } from '../../../test/site-init.ts';
import { eventInit, testPersonal } from '../../../test/test-personal.ts';
import { featureStarts } from './feature-starts.ts';
import { startUp } from './start-up.ts';

const { mypage } = siteInit();
const init = siteInit({ event: eventInit(), mypage: { ...mypage, favorite: { isEnable: true } } });
const state = { init, ...inEvent };
const { local } = browserStorage();

beforeEach(async () => {
  await commonTexts.load('eng');
  window.localStorage.clear();
  window.history.replaceState(null, '', '/web/portal/1/event/11');
});

function arrive({ isDraft = false, isApplication = false } = {}): void {
  for (const { onArrival } of featureStarts) onArrival?.({ name: 'home', init, isDraft, isApplication });
}

test('the key of the app leaves the address on arrival, and is exchanged in the first step [APP-010]', async () => {
  window.history.replaceState(null, '', '/web/portal/1/event/11?isApplication=1&key=the-key');
  arrive({ isApplication: true });
  expect(window.location.search).toBe('?isApplication=1');
  const { realmKey } = init.login;
  const { site, calls } = browserSite({
    state,
    answers: {
      exchangeAppKey: () => ({ data: { accessToken: 'a', refreshToken: 'r', userId: 3, realmKey } }),
      readPersonal: () => ({ data: testPersonal() }),
    },
  });
  expect(await startUp(site)).toEqual({ kind: 'ready' });
  expect(calls).toMatchObject([{ name: 'exchangeAppKey', query: { key: 'the-key' } }, { name: 'readPersonal' }]);
});

test('the token of a preview link leaves the address on arrival, at a draft alone [ACCESS-034]', () => {
  const token = 't'.repeat(40);
  for (const isDraft of [false, true]) {
    window.history.replaceState(null, '', `/web/portal/1?access_token=${token}`);
    arrive({ isDraft });
    expect([window.location.search === '', local.get('accessToken')]).toEqual([isDraft, isDraft ? token : undefined]);
  }
});

test.each([
  [{ portalId: 1, eventId: 11 }, null, 1],
  [{ portalId: 1, eventId: 12 }, null, 0],
  [{ portalId: 1, eventId: 11 }, 3, 0],
])('favourites of event %j whose owner is %s join the account of a member: %i call', async (site, owner, times) => {
  local.set('accessToken', 'token');
  const item = { contentId: 80, detailId: 3, moduleId: 5, updateDate: '2026-11-20T10:00:00+09:00' };
  keepOfEvent(local, 'boothFavorite', site, { owner, items: [item] });
  const joined = vi.fn(() => ({ data: [{ ...item, isFavorite: true }] }));
  const answers = { readPersonal: () => ({ data: testPersonal() }), setFavorites: joined };
  await startUp(browserSite({ state, answers }).site);
  await vi.dynamicImportSettled();
  expect(joined).toHaveBeenCalledTimes(times);
});

test('the code of a partner is kept, and the home of an event is remembered as visited [AUTH-018, FAV-011]', async () => {
  window.history.replaceState(null, '', '/web/portal/1/event/11?pcode=partner1');
  await startUp(browserSite({ state }).site);
  await vi.dynamicImportSettled();
  expect([local.get('pcode'), local.get('eventBrowsingHistory')]).toEqual(['partner1', '{"1":[11]}']);
});
