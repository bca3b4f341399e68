// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { testPersonal } from '../../../../test/test-personal.ts';
import { gateMember } from './member-gate.ts';

const complete = testPersonal();
const incomplete = testPersonal({
  shareProfile: complete.shareProfile.map((item) =>
    item.entryFormKey === 'company' ? { ...item, isRequired: true, textValue: '' } : item,
  ),
});
const exhibitor = { ...incomplete, userdata: { ...incomplete.userdata, isExhibitor: true } };

const site = { portalId: 1, eventId: 11 };

beforeEach(() => window.localStorage.clear());

test.each([
  ['nobody yet', undefined, false, 'wait'],
  ['a member whose profile is complete', complete, false, 'show'],
  ['a member whose profile is not', incomplete, false, 'profile'],
  ['an exhibitor', exhibitor, false, 'show'],
  ['an administrator of an exhibitor', incomplete, true, 'show'],
] as const)('a content behind a login lock for %s: %s', (_, personal, isExhibitor, gated) => {
  expect(gateMember({ site, page: 'moduleList', isLockedContent: true, personal, isExhibitor })).toBe(gated);
  expect(window.localStorage.getItem('check_validation')).toBe(gated === 'profile' ? '1' : null);
});

test.each([
  [undefined, 'wait'],
  [incomplete, 'profile'],
  [complete, 'show'],
])('my page has the same gate', (personal, gated) => {
  expect(gateMember({ site, page: 'mypage', isLockedContent: false, personal, isExhibitor: false })).toBe(gated);
});

test('my page asks a member once at each site; locked content asks each time', () => {
  const visit = { site, page: 'mypage', isLockedContent: false, personal: incomplete, isExhibitor: false } as const;
  const gates = (more: object = {}) => [1, 2].map(() => gateMember({ ...visit, ...more }));
  expect(gates({ isLockedContent: true, page: 'moduleList' })).toEqual(['profile', 'profile']);
  expect(gates()).toEqual(['profile', 'show']);
  expect(gates({ site: { portalId: 1 } })).toEqual(['profile', 'show']);
  expect(gates({ personal: { ...incomplete, userId: incomplete.userId + 1 } })).toEqual(['profile', 'show']);
  expect(gates({ page: 'reportEdit', personal: { ...incomplete, userId: 99 } })).toEqual(['show', 'show']);
});
