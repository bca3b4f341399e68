import { expect, test } from 'vitest';
import { type PageName, pagePath } from '#kernel/page.ts';
import { inEvent } from '../../../test/fake-api.ts';
import { pageContext } from '../../../test/render-screen.tsx';
import { siteInit } from '../../../test/site-init.ts';
import { loadPage } from '../page-route.ts';

const page = pageContext({ init: siteInit({ siteType: 'event' }), ...inEvent });

async function asVisitor(name: PageName) {
  const pathname = `/web/portal/1/event/11/${pagePath(name, { contentId: 5 })}`;
  const wishes: string[] = [];
  const loaded = await loadPage(
    { pathname, search: '?token=abc' },
    { page, isOpen: true, visitor: 'visitor', rememberWish: (href) => wishes.push(href), report: () => undefined },
  );
  return { loaded, wishes, wished: `${pathname}?token=abc` };
}

test('the live chat asks a visitor for a login and keeps where they wanted to go', async () => {
  const { loaded, wishes, wished } = await asVisitor('liveChat');
  expect(loaded).toEqual({ redirect: '/web/portal/1/event/11/users/login' });
  expect(wishes).toEqual([wished]);
});

test('the live chat contact page does the same', async () => {
  const { loaded, wishes, wished } = await asVisitor('liveChatContact');
  expect(loaded).toEqual({ redirect: '/web/portal/1/event/11/users/login' });
  expect(wishes).toEqual([wished]);
});

test('so do my page and its subpages [PROFILE-024]', async () => {
  for (const name of ['mypage', 'profile', 'loginInfo', 'unsubscribe'] as const) {
    const { loaded, wishes, wished } = await asVisitor(name);
    expect([name, loaded, wishes]).toEqual([name, { redirect: '/web/portal/1/event/11/users/login' }, [wished]]);
  }
});
