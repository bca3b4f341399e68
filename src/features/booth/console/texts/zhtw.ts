import type { BoothVisitorTexts } from './jpn.ts';

const texts: BoothVisitorTexts = {
  title: '訪客',
  talks: '洽談申請',
  noTalks: '還沒有洽談申請。',
  answers: '問卷回答',
  noAnswers: '還沒有回答。',
  count: (answers: number, last: string) => `${answers}份回答（最新 ${last}）`,
  csv: '下載CSV',
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
