import type { BoothListTexts } from './jpn.ts';

const texts = {
  title: '参展商展位',
  all: '查看全部',
  searchTitle: '查找展位',
  keywordExample: '名称、产品、类别',
  category: '类别',
  content: '展馆',
  liveFilter: '直播',
  liveOnly: '直播中的展位',
  liveInHalls: '所有展馆直播中',
  inHall: (hall: string, count: number) => `${hall}（${count.toLocaleString('zh')}个正在直播）`,
  live: '直播中',
  stand: (stand: string) => `展位号 ${stand}`,
  views: (count: number) => `${count.toLocaleString('zh')}次浏览`,
  begun: (count: number) => `有${count.toLocaleString('zh')}个展位正在直播`,
  reorder: '将直播中的展位排到最前',
  empty: '暂无展位',
  emptyText: '参展商信息公布后，将显示在这里。',
  allOf: (count: number) => `查看全部${count.toLocaleString('zh')}个`,
  allBooths: (count: number) => `以列表查看全部${count.toLocaleString('zh')}个展位`,
} satisfies BoothListTexts;
export default texts;
