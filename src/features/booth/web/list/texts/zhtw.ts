import type { BoothListTexts } from './jpn.ts';

const texts = {
  title: '參展攤位',
  all: '查看全部',
  searchTitle: '搜尋攤位',
  keywordExample: '名稱、產品、類別',
  category: '類別',
  content: '展館',
  liveFilter: '直播',
  liveOnly: '直播中的攤位',
  liveInHalls: '所有展館直播中',
  inHall: (hall: string, count: number) => `${hall}（${count.toLocaleString('zh')}個正在直播）`,
  live: '直播中',
  stand: (stand: string) => `攤位編號 ${stand}`,
  views: (count: number) => `${count.toLocaleString('zh')}次瀏覽`,
  begun: (count: number) => `有${count.toLocaleString('zh')}個攤位正在直播`,
  reorder: '將直播中的攤位排到最前',
  empty: '尚無攤位',
  emptyText: '參展商資訊公布後，將顯示在這裡。',
  allOf: (count: number) => `查看全部${count.toLocaleString('zh')}個`,
  allBooths: (count: number) => `以列表查看全部${count.toLocaleString('zh')}個攤位`,
} satisfies BoothListTexts;
export default texts;
