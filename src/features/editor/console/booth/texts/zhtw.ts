import type { BoothTexts } from './jpn.ts';

const texts: BoothTexts = {
  nav: '攤位',
  title: '負責的攤位',
  lead: '請選擇要編輯的攤位。',
  untitled: '未命名的攤位',
  live: '已發布',
  changed: '有未發布的變更',
  draft: '尚未發布',
  publish: '發布',
  published: '攤位已發布。',
  open: '公開頁面',
  organiserPublishes: '主辦單位確認後會發布您的變更。',
  eventWaits: '活動發布後，訪客即可看到攤位。',
  none: '沒有負責的攤位',
  noneText: '主辦單位分配攤位後會顯示在這裡。',
  stand: (stand: string) => `攤位編號 ${stand}`,
};
export default texts;
