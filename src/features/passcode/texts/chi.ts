import type { PasscodeTexts } from './jpn.ts';

export default {
  title: '请输入访问密码',
  lead: (site: string) => `“${site}”受访问密码保护。请输入主办方提供的6位数字。`,
  label: '访问密码（6位数字）',
  submit: '进入',
  checking: '正在确认',
  required: '请输入访问密码',
  sixDigits: '请输入6位数字',
  wrong: '访问密码不正确，请核对后重新输入',
  tooMany: '连续输错次数过多，已暂停验证。',
  help: '如不知道访问密码，请咨询主办方。',
  helpFrom: (organiser: string) => `如不知道访问密码，请咨询主办方（${organiser}）。`,
} satisfies PasscodeTexts;
