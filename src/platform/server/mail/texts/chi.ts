import type { MailTexts } from './jpn.ts';

export default {
  buttonFallback: '如果点击按钮没有反应，请将以下地址复制到浏览器中。',
  fact: (label, value) => `${label}：${value}`,
  codeLabel: '验证码',
  sentBy: (site: string) => `此邮件由“${site}”自动发送。`,
  unread: '请勿直接回复此邮件，我们无法看到您的回复。',
  contact: (where: string) => `联系方式：${where}`,
} satisfies MailTexts;
