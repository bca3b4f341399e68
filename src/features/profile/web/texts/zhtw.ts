import prefectures from '../../texts/prefectures/zhtw.ts';
import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: '我的頁面',
    title: '會員卡片',
    lead: '其他參加者看到的內容如下。',
    edit: '編輯個人資料',
    noNickname: '未設定暱稱',
    privacy: '此處未顯示的項目不會向其他參加者公開。',
    nothing: '填寫個人資料後會顯示在這裡。',
  },
  widget: {
    title: '我的資料',
    guest: '登入後可在此查看您的個人資料。',
    logIn: '登入',
    open: '開啟個人資料',
    complete: '填寫個人資料',
  },
  prefectures,
} satisfies MemberCardTexts;
