import type { SectionTexts } from './jpn.ts';

export default {
  nav: '全部门票的设置',
  note: '适用于所有门票的设置，按内容分为不同页面。',
  names: {
    questions: '向购买者提问',
    payment: '付款与收据',
    legal: '销售方信息与条款',
    after: '购买后的说明',
    codes: '自定义优惠码',
    list: '列表与张数',
  },
} satisfies SectionTexts;
