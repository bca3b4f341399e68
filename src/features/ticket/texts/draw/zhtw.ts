import type { DrawTexts } from './jpn.ts';

export default {
  secretHash: '秘密數值的雜湊（SHA-256）',
  publicValueSource: '加入抽籤的公開數值',
  nth: (number) => `第${number}次抽籤`,
} satisfies DrawTexts;
