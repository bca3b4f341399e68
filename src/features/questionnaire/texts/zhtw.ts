import type { QuestionnaireMessages } from './jpn.ts';

export default {
  invalidInput: '問卷的填寫內容有誤。請確認後重新送出。',
  repeatedItem: '此問題的回答重複。請重新載入頁面。',
  notStarted: '此問卷尚未開始。',
  expired: '此問卷已截止。',
  answeredBefore: '您已回答過此問卷。',
  notAnswered: '僅回答過問卷的使用者可以領取獎勵。',
  results: { answeredAt: '回答時間', member: '會員編號', language: '語言' },
} satisfies QuestionnaireMessages;
