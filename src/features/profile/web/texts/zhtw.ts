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
    complete: '完成個人資料',
  },
  prefectures: (
    '北海道,青森縣,岩手縣,宮城縣,秋田縣,山形縣,福島縣,茨城縣,栃木縣,群馬縣,埼玉縣,千葉縣,東京都,' +
    '神奈川縣,新潟縣,富山縣,石川縣,福井縣,山梨縣,長野縣,岐阜縣,靜岡縣,愛知縣,三重縣,滋賀縣,京都府,' +
    '大阪府,兵庫縣,奈良縣,和歌山縣,鳥取縣,島根縣,岡山縣,廣島縣,山口縣,德島縣,香川縣,愛媛縣,高知縣,' +
    '福岡縣,佐賀縣,長崎縣,熊本縣,大分縣,宮崎縣,鹿兒島縣,沖繩縣,海外及其他'
  ).split(','),
} satisfies MemberCardTexts;
