import type { AttendeeTexts } from './jpn.ts';

export default {
  file: '参会者',
  badges: '胸卡',
  columns: {
    code: '门票编号',
    name: '姓名',
    kana: '姓名的拼音',
    mail: '邮箱',
    ticket: '门票',
    priceName: '票价名称',
    slot: '时段',
    price: '价格（日元）',
    owed: '未付金额（日元）',
    state: '状态',
    checkedInAt: '入场时间',
    gate: '入场口',
    orderNumber: '订单编号',
    orderedAt: '下单时间',
  },
  states: { notYet: '未入场', entered: '已入场', canceled: '已取消' },
  transferred: (state) => `${state}，已转让`,
  byBuyer: (question) => `购买者：${question}`,
  byCompanion: (question) => `同行人：${question}`,
  refused: {
    none: '没有符合条件的参会者，请更改筛选条件。',
    tooManyRows: (most) => `一次最多导出 ${most} 行，请按门票等条件缩小范围。`,
    tooManyBadges: (most) => `一次最多制作 ${most} 张胸卡，请按门票等条件缩小范围。`,
    noColumns: '没有这样的列，请重新打开页面后再选择。',
  },
} satisfies AttendeeTexts;
