// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Personal } from '../contract/personal-data.ts';
import profileCard from '#features/profile/web/card/texts/jpn.ts';
import { eventHome, type Leaving, openAccountScreen, watchLeaving } from '../../../../test/account-screen.tsx';
import { profileItem } from '../../../../test/profile-items.ts';
import { testPersonal } from '../../../../test/test-personal.ts';
import { Page, texts } from './register-complete-page.tsx';
import door from './door/texts/jpn.ts';
import words from './texts/jpn.ts';

const say = { ...words, ...door };
let leaving: Leaving;
beforeEach(() => {
  leaving = watchLeaving();
  window.localStorage.setItem('accessToken', 'access');
  window.sessionStorage.setItem('registration', '{"token":"spent"}');
});

const open = (search = '', personal?: Personal) =>
  openAccountScreen({ screen: <Page />, texts, isLoggedIn: true, search, personal });
const way = () => screen.getByRole('link', { name: new RegExp(`${say.registered.toTop}|${say.registered.goOn}`) });

test('thanks the member and leads to the top; what the registration kept is gone [AUTH-009, AUTH-040]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say.registered.title);
  expect(way().textContent).toBe(say.registered.toTop);
  expect(way().getAttribute('href')).toBe(eventHome);
  expect(window.sessionStorage.getItem('registration')).toBeNull();
  expect(leaving.replaced).toEqual([]);
});

test('leads on to where the visitor wanted to go, once [AUTH-040]', async () => {
  window.sessionStorage.setItem('destination_url', `${eventHome}/users/mypage`);
  await open();
  expect(way().textContent).toBe(say.registered.goOn);
  expect(way().getAttribute('href')).toBe(`${eventHome}/users/mypage`);
  way().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(way());
  expect(window.sessionStorage.getItem('destination_url')).toBeNull();
});

test('leads on to the linked page, never to another host [AUTH-006, AUTH-041]', async () => {
  window.sessionStorage.setItem('destination_url', 'https://evil.example/');
  await open(`?link=${eventHome}/module/ticket/3`);
  expect(way().getAttribute('href')).toBe(`${eventHome}/module/ticket/3`);
});

test('a visitor who has not registered is sent to the login', async () => {
  window.localStorage.clear();
  await open('?link=%2Fweb');
  expect(leaving.replaced).toEqual([`${eventHome}/users/login?link=%2Fweb`]);
});

describe('the profile', () => {
  const personal = testPersonal({ shareProfile: [profileItem('TEXT'), profileItem('GENDER')] });
  const card = () => screen.queryByRole('region', { name: profileCard.title(2) });

  test('is asked for by a card that can be put aside; the focus goes to the way on', async () => {
    await open('', personal);
    expect(card()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: profileCard.later }));
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(way());
  });

  test('does not come between a visitor and the page they wanted', async () => {
    await open(`?link=${eventHome}/module/ticket/3`, personal);
    expect(card()).toBeNull();
  });
});
