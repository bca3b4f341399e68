import type { CodesTexts } from './jpn.ts';

const texts: CodesTexts = {
  file: '优惠码',
  columns: {
    code: '优惠码',
    name: '名称',
    partner: '发放对象',
    ticket: '门票',
    discount: '优惠',
    from: '开始时间',
    until: '结束时间',
    usesMax: '可用次数',
    uses: '已用次数',
    state: '状态',
  },
  states: { usable: '可用', notYet: '未开始', expired: '已过期', ended: '已停用' },
  free: '免费',
  yenOff: (yen) => `减 ${yen} 日元`,
  refused: {
    tooMany: (most) => `一个活动最多可有 ${most.toLocaleString('zh-CN')} 个优惠码。`,
    tooManyBatches: (most) => `一个活动最多可生成 ${most.toLocaleString('zh-CN')} 次优惠码。`,
    noDiscount: '请输入优惠金额，或设为免费。',
    period: '结束时间须晚于开始时间。',
    over: '结束时间须晚于现在。',
  },
};
export default texts;
