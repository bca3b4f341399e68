import { quoted } from '#kernel/quoted.ts';

/** Why a ticket cannot be put into the cart. */
const jpn = {
  problems: {
    applied: 'この抽選にはすでに申し込んでいます。',
    before: (when: string) => (when === '' ? 'まだ販売していません。' : `${when}に販売を開始します。`),
    finished: '販売は終了しました。',
    soldout: '予定枚数に達したため、販売を終了しました。',
    limitReached: '購入できる枚数の上限に達しています。',
    orderFull: (most: number) => `カートの枚数が、一度に選べる上限（合計${most}枚）に達しています。`,
    mixed:
      '抽選のチケットは、ほかのチケットと一緒に申し込めません。先にカートの手続きを済ませるか、カートから外してください。',
    combination: (names: string) =>
      names === '' ? 'カートまたはお持ちのチケットと、同時には購入できません。' : `${names}と同時には購入できません。`,
  },
  lotteryProblems: {
    before: (when: string) => (when === '' ? 'まだ受付を始めていません。' : `${when}に受付を開始します。`),
    finished: '受付は終了しました。',
    soldout: '予定枚数に達したため、受付を終了しました。',
    limitReached: '申し込める枚数の上限に達しています。',
  },
  nameList: (names: string[]) => names.map(quoted).join(''),
};

export type PutProblemTexts = typeof jpn;
export default jpn;
