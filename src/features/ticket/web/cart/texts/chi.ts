import cart from '../../../texts/cart/chi.ts';
import type { CartMessageTexts } from './jpn.ts';

export default {
  cartFailed: cart.failedTitle,
  cartFailedText: cart.failedText,
  retry: '重新加载',
  unkept: '购物车仅在此页面打开期间保留',
  unkeptText: '此浏览器无法保存信息。重新加载或关闭页面后，购物车将被清空。',
  amendedTitle: '购物车内容已变更',
  checkTitle: '请确认购物车内容',
  amended: '部分门票已无法购买，购物车内容已变更。',
  unknownTicket: '已下架的门票',
  dropped: {
    gone: '已下架，已从购物车移除。',
    notOnDisplay: '不在展示期间，已从购物车移除。',
    notOnSale: '不在销售期间，已从购物车移除。',
    soldOut: '已售罄，已从购物车移除。',
    limitReached: '已达每人可购上限，已从购物车移除。',
    unknownPrice: '所选票价已不存在，已从购物车移除。',
    combination: cart.droppedForOther,
    mixed: '抽签门票无法与其他门票一起申请，已从购物车移除。',
  },
  reduced: (count: number) => `已减至可购买的${count}张。`,
  over: (most: number) => `各票价的合计张数超过了可购买的${most}张。请减少张数。`,
  wishDropped: '所选的志愿场次已不再提供，已从志愿场次中移除，请重新确认。',
} satisfies CartMessageTexts;
