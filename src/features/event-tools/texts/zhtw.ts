import type { EventToolsTexts } from './jpn.ts';

export default {
  calendarTitle: '加入行事曆',
  calendarFile: 'Apple行事曆等（.ics檔案）',
  calendars: { google: 'Google日曆', outlook: 'Outlook.com', office: 'Microsoft 365（公司或學校）' },
  mapTitle: '前往會場的方式',
  maps: {
    directions: '查詢路線（Google地圖）',
    google: '在Google地圖中查看',
    apple: '在Apple地圖中查看',
    own: '查看主辦單位的地圖',
  },
  copyAddress: '複製地址',
  shareTitle: '分享這個活動',
  shares: { line: '用LINE傳送', x: '發布到X', facebook: '分享到Facebook', mail: '以電子郵件傳送' },
  copyLink: '複製連結',
  copied: '已複製',
  copyFailed: '無法複製。請選取文字後自行複製。',
} satisfies EventToolsTexts;
