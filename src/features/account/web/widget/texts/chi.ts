import type { LoginWidgetTexts } from './jpn.ts';

export default {
  title: '登录',
  guest: '登录后可查看门票、保存收藏。',
  logIn: '登录',
  register: '注册会员',
  member: (mail) => `当前登录账号：${mail}`,
  mypage: '前往我的主页',
} satisfies LoginWidgetTexts;
