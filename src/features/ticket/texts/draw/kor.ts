import type { DrawTexts } from './jpn.ts';

export default {
  secretHash: '비밀 값의 해시(SHA-256)',
  publicValueSource: '추첨에 더하는 공개 값',
  nth: (number) => `${number}차 추첨`,
} satisfies DrawTexts;
