// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { tabLinks } from './navigation-model.tsx';

const tabs = ['/', '/module/ticket/60', '/module/live_chat/contact/45'].map((link) => ({
  label: link,
  icon: 'home',
  link,
}));
const module = { ...siteInit().modules[0], moduleCode: 'tab', content: { tabs } } as SiteInit['modules'][number];
const context = pageContext({ init: siteInit({ modules: [module] }) });

describe('the tab of the page that is shown', () => {
  test.each([
    ['', '/'],
    ['/module/ticket/60', '/module/ticket/60'],
    ['/module/ticket/60/detail', '/module/ticket/60'],
    ['/module/ticket/601', undefined],
    ['/module/live_chat/contact/45', '/module/live_chat/contact/45'],
    ['/module/live_chat/45', '/module/live_chat/contact/45'],
    ['/module/live_chat/4', undefined],
  ])('of %s is %s', (path, tab) => {
    const here = tabLinks(context, `/web/portal/1${path}`).filter(({ current }) => current);
    expect(here.map(({ label }) => label)).toEqual(tab === undefined ? [] : [tab]);
  });
});
