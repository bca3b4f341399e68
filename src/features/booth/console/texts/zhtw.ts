import type { BoothVisitorTexts } from './jpn.ts';

const texts: BoothVisitorTexts = {
  title: '訪客',
  talks: '洽談申請',
  noTalks: '還沒有洽談申請。',
  answers: '問卷回答',
  noAnswers: '還沒有回答。',
  count: (answers: number, last: string) => `${answers}份回答（最新 ${last}）`,
  csv: '下載CSV',
  kept: {
    title: '收藏攤位的人',
    none: '還沒有人收藏。',
    count: (kept: number, named: number) => `${kept}人收藏，其中${named}人同意提供姓名`,
    hint: '此處只列出在資料袋中同意告知參展商的人，其餘僅計入人數。撤回同意後會立即從名單中移除。',
    noName: '未填寫姓名',
    more: '更早同意的人',
  },
  approve: '同意',
  refuse: '婉拒',
  takeBack: '撤回',
  reason: '撤回理由',
  reasonHint: '會寫在寄給訪客的信件中。',
  send: '撤回並通知',
  with: (person: string) => `負責人 ${person}`,
  said: '已回覆，並寄信通知。',
  status: {
    approved: '已同意',
    pending: '等待回覆',
    unapproved: '未成立',
    reject: '已撤回',
    cancel: '已取消',
    end: '已結束',
  },
};
export default texts;
