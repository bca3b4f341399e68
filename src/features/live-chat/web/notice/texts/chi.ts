import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: '通知设置',
  title: '通知设置',
  loading: '正在加载设置…',
  unread: '无法加载设置。',
  again: '重新加载',
  mails: '通过邮件通知',
  mailsHint: '您离开聊天期间收到的未读消息，将汇总为一封邮件通知您。',
  push: '在此浏览器通知',
  pushHint: '收到新消息时，会通过此浏览器的通知告知您。退出登录后即停止。',
  pushImpossible: '此浏览器无法使用通知。',
  pushOnIphone: '在iPhone或iPad上，请点击“分享”按钮并选择“添加到主屏幕”，从主屏幕图标打开网站并登录后，即可开启通知。',
  pushDenied: '浏览器未允许通知，请在浏览器设置中允许后再试。',
  failed: '无法保存设置，请重试。',
  saved: '设置已保存。',
} satisfies NoticeScreenTexts;
