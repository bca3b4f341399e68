/** What is announced of a draw, in a mail and on the page of its ticket. */
const jpn = {
  secretHash: '秘密の値のハッシュ（SHA-256）',
  publicValueSource: '抽選に加える公開の値',
  nth: (number: number) => `第${number}回の抽選`,
};

export type DrawTexts = typeof jpn;
export default jpn;
