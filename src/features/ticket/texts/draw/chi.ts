import type { DrawTexts } from './jpn.ts';

export default {
  secretHash: '秘密数值的哈希（SHA-256）',
  publicValueSource: '加入抽签的公开数值',
  nth: (number) => `第${number}次抽签`,
} satisfies DrawTexts;
