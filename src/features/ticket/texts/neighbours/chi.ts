import type { NeighbourTexts } from './jpn.ts';

export default {
  noneYet: '暂无门票',
  convenienceStore: '便利店付款',
  paymentFailed: '付款失败',
  addresseeHint: '请填写公司全称或姓名，将按您输入的内容打印。',
} satisfies NeighbourTexts;
