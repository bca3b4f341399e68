import { quoted } from '#kernel/quoted.ts';
import type { ProfilePageTexts } from './jpn.ts';

export default {
  page: {
    title: '個人資料',
    shared: '基本資料',
    sharedLead: (portal) => `在${quoted(portal)}的所有活動中通用`,
    own: '本活動的登記資料',
    ownLead: (event) => `將提供給${quoted(event)}的主辦單位`,
    incomplete: '請填寫必填項目後繼續。',
    missing: (count) => `還有${count}個必填項目尚未填寫。`,
    empty: '請至少填寫一項後繼續。',
    nothingTitle: '沒有需要填寫的項目',
    nothingText: '主辦單位設定項目後，即可在此填寫。',
    back: '我的頁面',
  },
  unsaved: {
    title: '變更尚未儲存',
    text: '離開此頁面後，您輸入的內容將會遺失。',
    leave: '不儲存並離開',
    stay: '繼續編輯',
    restored: '已恢復您先前輸入的內容。尚未儲存。',
  },
} satisfies ProfilePageTexts;
