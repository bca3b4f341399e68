import common from '#kernel/texts/zhtw.ts';
import type { BlockTexts } from './jpn.ts';

export default {
  links: '頁面導覽',
  footerLinks: '相關連結',
  follow: '社群媒體與官網',
  website: '官方網站',
  carousel: { label: '圖片', previous: '上一張圖片', next: '下一張圖片' },
  play: '播放影片',
  videoNote: common.connectsToYoutube,
  overview: '活動概要',
  doors: '開放入場',
  organiser: '主辦單位',
  access: '交通資訊',
  map: '開啟地圖',
  banners: { label: '推薦', previous: '上一個', next: '下一個' },
  digest: '概要',
  html: {
    emptyTitle: '此內容正在準備中',
    emptyText: common.comesLater,
  },
} satisfies BlockTexts;
