import type { PreviewTexts } from './jpn.ts';

const texts: PreviewTexts = {
  at: '显示时间',
  as: '显示对象',
  now: '现在',
  choose: '选择时间',
  time: '要显示的时间（日本时间）',
  moments: {
    beforeSale: '开售前一刻',
    saleBegins: '开售时',
    lastDay: '停售前一刻',
    eventDay: '活动开始时',
    after: '活动结束后',
  },
  roles: {
    all: '主办方（不受限制）',
    visitor: '未登录的访客',
    member: '会员',
    ticketHolder: '持票会员',
  },
  note: '预览中不会购买、发送或统计任何内容。',
};
export default texts;
