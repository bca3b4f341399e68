import type { InformationTexts } from './jpn.ts';

export default {
  title: '公告',
  all: '查看全部',
  fresh: '新',
  backToList: '公告列表',
  newer: '较新的公告',
  older: '较早的公告',
  neighbours: '前后公告',
  emptyTitle: '暂无公告',
  emptyText: '活动的最新信息将在此发布。',
  unavailableTitle: '无法显示此公告',
  unavailableText: '请从列表中查看其他公告。',
  pages: { label: '公告分页', previous: '上一页', next: '下一页' },
} satisfies InformationTexts;
