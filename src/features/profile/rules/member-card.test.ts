import { describe, expect, test } from 'vitest';
import { options, parts, profileItem } from '../../../../test/profile-items.ts';
import { memberCard, sayValue } from './member-card.ts';
import { valueOf } from './item-value.ts';

const prefecture = (code: string): string => (code === '13' ? '東京都' : code);
const name = profileItem('NAME', { selectorValue: parts({ last_name: '山田', first_name: '太郎' }) });
const avatar = profileItem('AVATAR', { selectorValue: parts({ avatar: '/media/a.webp', nickname: 'たろう' }) });
const address = profileItem('ADDRESS', {
  selectorValue: parts({
    postal_code: '1000001',
    prefecture: '13',
    address1: '千代田区',
    address2: '千代田1-1',
    address3: '',
  }),
});

describe('the member card', () => {
  test('shows the picture, the nickname and the name [PROFILE-050]', () => {
    expect(memberCard([avatar, name], 'eng', prefecture)).toEqual({
      avatar: '/media/a.webp',
      nickname: 'たろう',
      rows: [{ entryFormKey: 'name', label: 'NAME', value: '山田 太郎' }],
    });
  });

  test('shows other items only when the organiser made them public, and never hidden, disabled or empty ones', () => {
    const text = profileItem('TEXT', { textValue: '庭師' });
    const rowsOf = (...items: Parameters<typeof memberCard>[0]) => memberCard(items, 'jpn', prefecture).rows;
    expect(rowsOf(address, text, profileItem('MAILADDRESS', { textValue: 'a@example.jp' }))).toEqual([]);
    expect(rowsOf({ ...text, setting: { isPublic: true } })).toHaveLength(1);
    expect(rowsOf({ ...text, setting: { isPublic: true }, isHidden: true })).toEqual([]);
    expect(rowsOf({ ...text, setting: { isPublic: true }, isEnabled: false })).toEqual([]);
    expect(rowsOf({ ...text, setting: { isPublic: true }, textValue: '' })).toEqual([]);
    expect(rowsOf({ ...name, setting: { isPublic: false } })).toEqual([]);
  });

  test('is empty without shared items', () => {
    expect(memberCard([], 'jpn', prefecture)).toEqual({ avatar: '', nickname: '', rows: [] });
  });
});

test('an answer is written in the way of its language', () => {
  expect(sayValue(address, valueOf(address), 'jpn', prefecture)).toBe('〒100-0001 東京都千代田区千代田1-1');
  const boxes = profileItem('CHECKBOX', { selectorItems: options('a', 'b'), selectorValue: parts({ a: '', b: '' }) });
  expect(sayValue(boxes, valueOf(boxes), 'eng', prefecture)).toBe('A, B');
  expect(sayValue(boxes, valueOf(boxes), 'chi', prefecture)).toBe('A、B');
});
