import type { LoginWidgetTexts } from './jpn.ts';

export default {
  title: '登入',
  guest: '登入後可查看票券、儲存收藏。',
  logIn: '登入',
  register: '加入會員',
  member: (mail) => `目前登入帳號：${mail}`,
  mypage: '前往我的頁面',
} satisfies LoginWidgetTexts;
