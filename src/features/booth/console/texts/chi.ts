import type { BoothVisitorTexts } from './jpn.ts';

const texts: BoothVisitorTexts = {
  title: '访客',
  talks: '洽谈申请',
  noTalks: '还没有洽谈申请。',
  answers: '问卷回答',
  noAnswers: '还没有回答。',
  count: (answers: number, last: string) => `${answers}份回答（最新 ${last}）`,
  csv: '下载CSV',
  kept: {
    title: '收藏展位的人',
    none: '还没有人收藏。',
    count: (kept: number, named: number) => `${kept}人收藏，其中${named}人同意提供姓名`,
    hint: '此处只列出在资料袋中同意告知参展商的人，其余仅计入人数。撤回同意后会立即从名单中移除。',
    noName: '未填写姓名',
    more: '更早同意的人',
  },
  approve: '同意',
  refuse: '婉拒',
  takeBack: '撤回',
  reason: '撤回理由',
  reasonHint: '会写在发给访客的邮件中。',
  send: '撤回并通知',
  with: (person: string) => `负责人 ${person}`,
  said: '已答复，并发送邮件通知。',
  status: {
    approved: '已同意',
    pending: '等待答复',
    unapproved: '未成立',
    reject: '已撤回',
    cancel: '已取消',
    end: '已结束',
  },
};
export default texts;
