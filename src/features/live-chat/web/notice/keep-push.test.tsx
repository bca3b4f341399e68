// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import { forgetMember } from '#web/storage/forget-member.ts';
import type { OpenChat } from '../store/open-chat.ts';
import { keepPush, pushOwner, pushWorker, setPushOwner } from './keep-push.ts';
import { noticeScreenTexts } from './notice-screen-texts.ts';
import { PushSwitch } from './push-switch.tsx';

const address = { portalId: 1, eventId: 11, contentId: 90, dataSourceId: 5 };
const chatOf = (id: number) => ({ address, profile: { id } }) as OpenChat;
const answers = {
  readNoticeSettings: () => ({ data: { mails: true, pushKey: 'AQID' } }),
  subscribePush: () => ({ data: { done: true as const } }),
  unsubscribePush: () => ({ data: { done: true as const } }),
};

/** The part of a browser that serves pushes. */
let endpoint: string | undefined;
let key: Uint8Array<ArrayBuffer>;
let permission: NotificationPermission;
let asked: number;
let made: number;

beforeEach(() => {
  endpoint = undefined;
  key = new Uint8Array([1, 2, 3]);
  permission = 'granted';
  asked = 0;
  made = 0;
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    async unsubscribe() {
      endpoint = undefined;
      return true;
    },
  });
  const { scope } = pushWorker(pageContext(), address);
  const registration = {
    scope: `https://hiroba.test${scope}`,
    active: {},
    pushManager: {
      getSubscription: async () => (endpoint === undefined ? null : subscription()),
      async subscribe() {
        made += 1;
        endpoint ??= `https://fcm.googleapis.com/${made}`;
        key = new Uint8Array([1, 2, 3]);
        return subscription();
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      getRegistrations: async () => [],
    },
  });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    async requestPermission() {
      if (permission === 'default') asked += 1;
      if (permission === 'default') permission = 'granted';
      return permission;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});
const scopeOf = (): string => pushWorker(pageContext(), address).scope;
const open = async (me: number) => {
  const { api, calls } = fakeApi(answers);
  await keepPush(chatOf(me), pageContext({ api }));
  return calls.map(({ name, body }) => [name, (body as { endpoint?: string } | undefined)?.endpoint]);
};

describe('a browser whose member opens the chat', () => {
  test('renews its subscription at the server, for the present session', async () => {
    setPushOwner(scopeOf(), 7);
    endpoint = 'https://fcm.googleapis.com/known';
    expect(await open(7)).toEqual([
      ['readNoticeSettings', undefined],
      ['subscribePush', 'https://fcm.googleapis.com/known'],
    ]);
  });

  test('subscribes again if the subscription was lost, or uses keys that the server no longer has', async () => {
    setPushOwner(scopeOf(), 7);
    expect((await open(7)).at(-1)).toEqual(['subscribePush', 'https://fcm.googleapis.com/1']);
    key = new Uint8Array([9]);
    expect((await open(7)).at(-1)).toEqual(['subscribePush', 'https://fcm.googleapis.com/2']);
  });

  test('removes the subscription of another member, and of a member who has logged out', async () => {
    setPushOwner(scopeOf(), 7);
    endpoint = 'https://fcm.googleapis.com/of7';
    expect(await open(8)).toEqual([['unsubscribePush', 'https://fcm.googleapis.com/of7']]);
    expect([endpoint, pushOwner(scopeOf())]).toEqual([undefined, undefined]);
    setPushOwner(scopeOf(), 7);
    endpoint = 'https://fcm.googleapis.com/again';
    await forgetMember('portal/1');
    expect(await open(7)).toEqual([['unsubscribePush', 'https://fcm.googleapis.com/again']]);
  });

  test('subscribes again after a session that expired', async () => {
    setPushOwner(scopeOf(), 7);
    await forgetMember('portal/1', { keepsTyped: true });
    expect((await open(7)).at(-1)?.[0]).toBe('subscribePush');
  });

  test('asks for no permission and makes no call if the member wants no pushes', async () => {
    permission = 'default';
    setPushOwner(scopeOf(), 7);
    expect(await open(7)).toEqual([]);
    expect([asked, made]).toEqual([0, 0]);
  });
});

describe('the switch', () => {
  const show = async () => {
    const { api, calls } = fakeApi(answers);
    const part = <PushSwitch address={address} me={7} pushKey="AQID" />;
    await renderScreen(part, [noticeScreenTexts], pageContext({ api }));
    return calls;
  };
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  test('asks for permission only after a press, and then subscribes', async () => {
    permission = 'default';
    const calls = await show();
    expect([asked, box().checked]).toEqual([0, false]);
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(true));
    expect([asked, calls.map(({ name }) => name), pushOwner(scopeOf())]).toEqual([1, ['subscribePush'], 7]);
    fireEvent.click(box());
    await waitFor(() => expect(box().checked).toBe(false));
    expect([calls.at(-1)?.name, endpoint, pushOwner(scopeOf())]).toEqual(['unsubscribePush', undefined, undefined]);
  });

  test('stays off when pushes were denied, and says where they can be allowed', async () => {
    permission = 'denied';
    await show();
    fireEvent.click(box());
    expect(await screen.findByText(/ブラウザーの設定で許可/)).toBeTruthy();
    expect(box().checked).toBe(false);
  });

  test('tells the owner of an iPhone to put the site on the home screen', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1');
    await show();
    expect(box().disabled).toBe(true);
    expect(screen.getByText(/ホーム画面に追加/)).toBeTruthy();
    agent.mockRestore();
  });
});
