import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '通知设置',
  title: '通知设置',
  loading: '正在加载设置…',
  unread: '无法加载设置。',
  again: '重新加载',
  mails: '通过邮件通知',
  mailsHint: '您离开聊天期间收到的未读消息，将汇总为一封邮件通知您。',
  failed: '无法保存设置，请重试。',
  saved: '设置已保存。',
} satisfies NoticeScreenTexts;
