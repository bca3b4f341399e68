import common from '#kernel/texts/chi.ts';
import type { SiteLinkTexts } from './jpn.ts';

export default {
  title: '链接',
  all: '查看全部',
  emptyTitle: '暂无链接',
  emptyText: '相关网站和页面将在此列出。',
  speakers: {
    title: '演讲嘉宾',
    emptyTitle: '尚未公布演讲嘉宾',
    emptyText: '确定后将在此介绍。',
    sessions: '参与的场次',
  },
  backToList: '链接列表',
  outside: common.opensNewTab,
  open: '打开页面',
  openOutside: '打开网站',
  leads: (host) => `将前往 ${host}`,
  row: { label: '横幅链接', previous: '上一个', next: '下一个' },
  pages: { label: '链接分页', previous: '上一页', next: '下一页' },
} satisfies SiteLinkTexts;
