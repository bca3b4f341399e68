import type { SalesNoticeTexts } from './jpn.ts';

export default {
  title: '销售通知邮件',
  hint: '这是发给您本人的邮件。除非选择不接收，售罄等紧急事项会立即通知。',
  choices: {
    none: '不接收',
    each: '每笔订单（十分钟内合并）',
    daily: '每天一封（8点；首笔订单立即通知）',
  },
  saved: '已保存您的选择。',
} satisfies SalesNoticeTexts;
