import type { HomeTexts } from './jpn.ts';

const texts: HomeTexts = {
  title: '首頁',
  lead: '調整順序和顯示方式，預覽會立即更新。',
  add: '新增',
  cover: '封面',
  coverText: '名稱、日期、會場、圖片和第一個按鈕',
  toSettings: '修改名稱和日期',
  toLook: '修改圖片和顏色',
  list: '首頁上的內容',
  emptyText: '新增最新消息、票券等內容後，會顯示在這裡。',
  show: (name) => `在首頁顯示${name}`,
  hide: (name) => `從首頁移除${name}`,
  states: {
    forConsole: '僅管理員看得到',
    offHome: '未顯示在首頁',
    hidden: '在整個網站上隱藏',
  },
  counts: (shown, items) => (shown === items ? `${items}項` : `${items}項中的${shown}項`),
  noEntries: '還沒有內容，因此首頁不會顯示。',
  pickedOnly: (picked, items) =>
    `首頁只顯示設為推薦的項目：${items}項中的${picked}項。要顯示其他項目，請在下方變更顯示內容，或將該項目設為推薦。`,
  toEntries: '編輯內容',
  toSettingsOf: '所有設定',
  frame: '選單和分頁列',
  frameText: '顯示在每個頁面上。',
  makeTabs: '建立底部分頁列',
  makeTabsText: '在手機底部放置最多五個常用頁面的按鈕。',
  makeMenu: '建立選單',
  makeMenuText: '點按三條線後開啟的連結。',
  frameOff: '未顯示',
  links: (count) => `${count}個連結`,
  home: '首頁',
  toContent: '以清單編輯',
};
export default texts;
