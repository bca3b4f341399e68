import common from '#kernel/texts/zhtw.ts';
import type { SiteLinkTexts } from './jpn.ts';

export default {
  title: '連結',
  all: '查看全部',
  emptyTitle: '目前沒有連結',
  emptyText: '相關網站和頁面將在此列出。',
  speakers: { title: '講者', emptyTitle: '尚未公布講者', emptyText: '確定後將在此介紹。', sessions: '參與的場次' },
  backToList: '連結列表',
  outside: common.opensNewTab,
  open: '開啟頁面',
  openOutside: '開啟網站',
  leads: (host) => `將前往 ${host}`,
  row: { label: '橫幅連結', previous: '上一個', next: '下一個' },
  pages: { label: '連結分頁', previous: '上一頁', next: '下一頁' },
} satisfies SiteLinkTexts;
