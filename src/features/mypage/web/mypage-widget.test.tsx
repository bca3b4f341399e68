// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inEvent } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import { allSections } from './all-sections.ts';
import * as widget from './mypage-widget.tsx';

const titleOf = (page: string): string => allSections.find((one) => one.page === page)?.says.jpn.title ?? '';
const module = moduleEntry('mypage');
const names = (): (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

test('my page on a home has the sections that are on, the same for everybody [SITE-028, MYPAGE-009]', async () => {
  const init = siteInit({ event: eventInit() });
  const mypage = { ...init.mypage, myFolder: { isEnable: true } };
  const context = pageContext({ ...inEvent, init: { ...init, mypage } });
  await renderScreen(<widget.Widget module={module} />, widget.texts, context);
  expect(names()).toContain(titleOf('myFolder'));
  expect(names()).not.toContain(titleOf('badge'));
  expect(screen.getByRole('link', { name: titleOf('profile') }).getAttribute('href')).toBe(
    '/web/portal/1/event/11/users/mypage/profile',
  );
});

test('my page on the home of a portal has no sections that need an event [SITE-028, MYPAGE-010]', async () => {
  await renderScreen(<widget.Widget module={module} />, widget.texts);
  expect(names()).not.toContain(titleOf('myFolder'));
  expect(names()).toContain(titleOf('profile'));
});

test('my page is left out where a site has no accounts [SITE-028]', async () => {
  const init = siteInit();
  const load = (isEnabled: boolean) =>
    widget.load(pageContext({ init: { ...init, login: { ...init.login, isEnabled } } }));
  expect([await load(true), await load(false)]).toEqual([true, undefined]);
});
