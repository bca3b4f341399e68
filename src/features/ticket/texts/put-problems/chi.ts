import type { PutProblemTexts } from './jpn.ts';

export default {
  problems: {
    applied: '您已申请过此抽签。',
    before: (when: string) => (when === '' ? '尚未开始销售。' : `${when} 开始销售。`),
    finished: '销售已结束。',
    soldout: '已售罄。',
    limitReached: '已达可购张数上限。',
    orderFull: (most: number) => `购物车中的门票已达一次可选的上限（合计${most}张）。`,
    mixed: '抽签门票无法与其他门票一起申请。请先结算购物车，或将其中的门票移除。',
    combination: (names: string) =>
      names === '' ? '无法与购物车中或您持有的门票同时购买。' : `无法与${names}同时购买。`,
  },
  lotteryProblems: {
    before: (when: string) => (when === '' ? '尚未开放申请。' : `${when} 开放申请。`),
    finished: '申请已截止。',
    soldout: '已达预定张数，申请已截止。',
    limitReached: '已达可申请张数上限。',
  },
  nameList: (names: string[]) => names.map((name) => `“${name}”`).join('、'),
} satisfies PutProblemTexts;
