// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { claimDrafts, keepDraft, readDraft } from './form-drafts.ts';

const portal = { portalId: 1 };
const place = '1/11/talk';
beforeEach(() => window.sessionStorage.clear());

test('a visitor’s typed text belongs to the member they log in as, and to nobody who logs in after them', () => {
  keepDraft({ place, owner: undefined }, '見積もり');
  expect(readDraft({ place, owner: 7 })).toBe('見積もり');
  claimDrafts(portal, 7);
  expect([7, 8, undefined].map((owner) => readDraft({ place, owner }))).toEqual(['見積もり', undefined, undefined]);
});

test('a login takes nothing that another member typed', () => {
  keepDraft({ place, owner: 8 }, '秘密');
  claimDrafts(portal, 7);
  expect([7, 8].map((owner) => readDraft({ place, owner }))).toEqual([undefined, '秘密']);
});

test('a login takes nothing from another portal or stand-alone event', () => {
  const others = ['2/31/talk', '11/1/talk', '0/21/talk'];
  for (const other of others) keepDraft({ place: other, owner: undefined }, '下書き');
  claimDrafts(portal, 7);
  claimDrafts({ portalId: 0, eventId: 41 }, 8);
  expect(others.map((other) => readDraft({ place: other, owner: 9 }))).toEqual(['下書き', '下書き', '下書き']);
});

test('without anything typed a login keeps nothing', () => {
  claimDrafts(portal, 7);
  expect(window.sessionStorage.length).toBe(0);
});
