import { quoted } from '#kernel/quoted.ts';
import type { PutProblemTexts } from './jpn.ts';

export default {
  problems: {
    applied: '您已申請過此抽籤。',
    before: (when: string) => (when === '' ? '尚未開始販售。' : `${when} 開始販售。`),
    finished: '販售已結束。',
    soldout: '已完售。',
    limitReached: '已達可購張數上限。',
    orderFull: (most: number) => `購物車中的票券已達一次可選的上限（合計${most}張）。`,
    mixed: '抽籤票券無法與其他票券一起申請。請先結帳，或將購物車中的票券移除。',
    combination: (names: string) =>
      names === '' ? '無法與購物車中或您持有的票券同時購買。' : `無法與${names}同時購買。`,
  },
  lotteryProblems: {
    before: (when: string) => (when === '' ? '尚未開放申請。' : `${when} 開放申請。`),
    finished: '申請已截止。',
    soldout: '已達預定張數，申請已截止。',
    limitReached: '已達可申請張數上限。',
  },
  nameList: (names: string[]) => names.map(quoted).join('、'),
} satisfies PutProblemTexts;
