import fc from 'fast-check';
import { expect, test } from 'vitest';
import { japanesePhrases } from './japanese-phrases.ts';

test.each([
  ['カートに入れる', 'カートに|入れる'],
  ['購入手続きへ進む', '購入手続きへ|進む'],
  ['コンビニエンスストアで支払う', 'コンビニエンスストアで|支払う'],
  ['ログインして続ける', 'ログインして|続ける'],
  ['お問い合わせを送信する', 'お問い合わせを|送信する'],
  ['この内容で申し込む', 'この|内容で|申し込む'],
  ['「マイページ」を見る', '「マイページ」を|見る'],
  ['クレジットカード（3Dセキュア）', 'クレジットカード|（3D|セキュア）'],
  ['戻る', '戻る'],
  ['', ''],
])('%s breaks between its phrases alone: %s', (label, broken) => {
  expect(japanesePhrases(label).join('|')).toBe(broken);
});

test('the phrases are the label, whatever it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (label) => japanesePhrases(label).join('') === label));
});
