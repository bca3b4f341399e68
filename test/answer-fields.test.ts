import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Card, cardSchema } from '#features/credit-card/contract.ts';
import { type Information, informationSchema } from '#features/information/contract.ts';
import { informationDocuments } from '#features/information/documents.ts';
import { type TemporaryLinkPage, temporaryLinkPageSchema } from '#features/site-link/contract.ts';
import { type TemporaryWebPage, temporaryWebPageSchema } from '#features/web-page/contract.ts';
import { unreadFields } from './unread-fields.ts';

test('a card has an id, a masked number, its expiry and its brand [CARD-003]', () => {
  const card: Card = {
    cardId: 3,
    cardNumber: '************4242',
    expire: '04/28',
    cardBrand: 'VISA',
    isChosen: true,
    waiting: 0,
  };
  expect(unreadFields(cardSchema, card, ['cardId', 'cardNumber', 'expire', 'cardBrand'])).toEqual([]);
});

test('a link that is not saved yet is its url and whether it leads elsewhere [LINK-012]', () => {
  const link: TemporaryLinkPage = { url: 'https://example.jp/', isExternal: true };
  expect(unreadFields(temporaryLinkPageSchema, link, ['url', 'isExternal'])).toEqual([]);
});

test('a page that is not saved yet has a title, a body and an image file [WEBPAGE-004]', () => {
  const file = { path: '/pictures/map.webp', width: 800, height: 600, alt: '地図' };
  const page: TemporaryWebPage = { title: '下書き', body: '<p>まだ</p>', image: { file } };
  expect(unreadFields(temporaryWebPageSchema, page, ['title', 'body', 'image.file'])).toEqual([]);
});

test('an information has its id, its period, and when it was written and published [INFO-001]', () => {
  const answered: Information = {
    informationId: 3,
    title: '開場時間のお知らせ',
    category: '',
    image: null,
    publicPeriod: true,
    publicStart: '2026-11-20T10:00:00+09:00',
    publicEnd: null,
    createdAt: '2026-11-19T10:00:00+09:00',
    publishedAt: '2026-11-20T10:00:00+09:00',
    isImmediatePublished: false,
  };
  const shared = ['publicPeriod', 'publicStart', 'publicEnd', 'createdAt', 'isImmediatePublished'];
  expect(unreadFields(informationSchema, answered, ['informationId', 'publishedAt', ...shared])).toEqual([]);
  // An organiser writes no publishedAt: it follows from these.
  const written = { detailId: 3, title: { jpn: '開場時間のお知らせ' }, createdAt: '2026-11-19 10:00' };
  expect(unreadFields(informationDocuments[0]?.item as v.GenericSchema, written, shared)).toEqual([]);
});
