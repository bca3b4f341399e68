import type { QuestionTexts } from './jpn.ts';

const texts: QuestionTexts = {
  groups: {
    tell: '通知與介紹',
    programme: '展示節目',
    sell: '販售票券',
    introduce: '介紹參展商與講者',
    ask: '詢問與交流',
    find: '方便尋找活動',
    show: '圖片、影片與文字',
    lead: '通往頁面的入口',
    sort: '分類與場地',
  },
  coverButton: '封面按鈕',
  linksGo: '指向這裡的以下連結也會一併移除。',
  linksStay: '以下連結會保留，但目標頁面將不存在。請在發布前修改。',
  linksMore: (count) => `另有${count}個連結。`,
  where: {
    title: '顯示位置',
    places: { home: '首頁', menu: '選單', tab: '底部分頁' },
    onHome: (at, of) => `顯示在由上數第${at}個（共${of}個）。`,
    forConsole: '僅管理者可見。',
    offHome: '未顯示。',
    hidden: '網站上任何地方都未顯示。',
    noEntries: '還沒有內容，因此未顯示。',
    picked: (shown, items) => `${items}項中只顯示設為推薦的${shown}項。`,
    some: (shown, items) => `${items}項中顯示${shown}項。`,
    isIn: '已在其中。',
    isNotIn: '不在其中。',
    tabsFull: (most) => `已滿（最多${most}個）。`,
    put: { home: '顯示在首頁', menu: '放入選單', tab: '放入分頁' },
    done: { home: '已顯示在首頁', menu: '已放入選單', tab: '已放入底部分頁' },
  },
};
export default texts;
