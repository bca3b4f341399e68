import { expect, test } from 'vitest';
import { memberAvatar } from './member-avatar.ts';

const item = (more: object = {}) => ({
  answerMethod: 'AVATAR',
  isEnabled: true,
  isHidden: false,
  selectorValue: [
    { key: 'avatar', value: '/media/a.webp' },
    { key: 'nickname', value: 'はなこ' },
  ],
  ...more,
});

test.each([
  ['the picture of the shared profile', [item()], '/media/a.webp'],
  ['none without such an item', [item({ answerMethod: 'TEXT' })], ''],
  ['none without an answer', [item({ selectorValue: [] })], ''],
  ['none of an item that is off', [item({ isEnabled: false })], ''],
  ['none of an item that is hidden', [item({ isHidden: true })], ''],
  ['none of an empty profile', [], ''],
])('the header shows %s [LAYOUT-023]', (_, shareProfile, path) => {
  expect(memberAvatar({ shareProfile })).toBe(path);
});
