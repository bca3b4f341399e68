import { quoted } from '#kernel/quoted.ts';

const texts = {
  open: 'いくつもまとめて追加する',
  label: '名前',
  hint: (most: number) =>
    `1行に1つずつ、${most}件まで入力できます。表計算ソフトの列も貼り付けられます。ほかの内容は、追加したあとに入れます。`,
  add: (count: number) => (count === 0 ? '追加' : `${count}件を追加`),
  added: (count: number) => `${count}件を追加しました`,
  adding: (done: number, all: number) => `追加しています（${all}件中${done}件）`,
  empty: '名前を1行に1つずつ入力してください。',
  tooMany: (count: number, most: number) => `${count}件あります。1度に追加できるのは${most}件までです。`,
  tooLong: (name: string, most: number) => `${quoted(`${name}…`)}が長すぎます。名前は${most}字までです。`,
  stopped: '途中で止まりました。追加できなかった名前は、下に残っています。',
};
export type SeveralTexts = typeof texts;
export default texts;
