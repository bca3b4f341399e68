import { expect, test } from 'vitest';
import { passesForStaff } from './staff-name.ts';

test.each([
  'Staff',
  'Expo STAFF 2',
  'ｓｔａｆｆ',
  'ѕtаff',
  'St\u0301aff',
  's.t.a.f.f',
  's t a f f',
  'st\u200Baff',
  '5taff',
  'adm1n',
  'Аdmin',
  '0fficial',
  'ᴀᴅᴍɪɴ',
  '𝓐𝓭𝓶𝓲𝓷',
  'Support',
  'Hiroba',
  'Organizer Team',
  '運営',
  '運 営',
  '運営スタッフ',
  'ｽﾀｯﾌ',
  '展示会事務局',
  '公式アカウント',
  '主催者',
  '官方客服',
  '運営・佐藤',
  '공식 계정',
])('%s could be taken for the organiser', (name) => {
  expect(passesForStaff(name)).toBe(true);
});

test.each([
  'hanako',
  'Staffan',
  '佐藤花子',
  'System Integrator',
  'Technical support, Sato',
  'Badminton',
  'スタン',
  '公園デザイン',
  '管理栄養士',
  '김민수',
  '王小明',
  '',
  'ケン4771',
])('%s is an ordinary name', (name) => {
  expect(passesForStaff(name)).toBe(false);
});
