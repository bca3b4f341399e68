import type { QuestionnaireMessages } from './jpn.ts';

export default {
  invalidInput: '问卷的填写内容有误。请确认后重新提交。',
  repeatedItem: '该问题的回答重复。请重新加载页面。',
  notStarted: '该问卷尚未开始。',
  expired: '该问卷已截止。',
  answeredBefore: '您已回答过该问卷。',
  notAnswered: '仅回答过问卷的用户可以领取奖励。',
  results: { answeredAt: '回答时间', member: '会员编号', language: '语言' },
} satisfies QuestionnaireMessages;
