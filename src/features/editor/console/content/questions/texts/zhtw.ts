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
};
export default texts;
