import type { CartWords } from './jpn.ts';

export default {
  failedTitle: '无法加载购物车',
  failedText: '请检查网络连接后重试。购物车的内容仍已保存。',
  droppedForOther: '无法与其他门票同时购买，已从购物车移除。',
  totalTooHigh: (limit: string) => `一次最多可购买合计${limit}（优惠前），请减少张数。`,
} satisfies CartWords;
