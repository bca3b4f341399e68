import type { SafetyTexts } from './jpn.ts';

export default {
  report: (name) => `举报${name}`,
  reportMessage: '举报消息',
  whatIsSent: '该消息及其前后最多5条将发送给主办方。对方不会知道是谁举报的。',
  personIsSent: '对方的个人资料和举报内容将发送给主办方。对方不会知道是谁举报的。',
  reason: '原因',
  reasonMissing: '请选择举报原因。',
  reasons: {
    spam: '广告推销',
    harassment: '骚扰或辱骂',
    fraud: '诈骗或可疑链接',
    sexual: '色情内容',
    impersonation: '冒充他人',
    other: '其他',
  },
  text: '详细说明（选填）',
  send: '提交举报',
  thanks: '感谢您的反馈',
  thanksText: '主办方将进行核实，并通过邮件告知您结果。',
  block: (name) => `屏蔽${name}`,
  blockText: '屏蔽后，您将不再收到对方的消息。对方不会收到通知。',
} satisfies SafetyTexts;
