import type { InformationTexts } from './jpn.ts';

export default {
  title: '通知',
  all: '查看全部',
  fresh: '新',
  backToList: '通知一览',
  newer: '较新的通知',
  older: '较早的通知',
  neighbours: '前后通知',
  emptyTitle: '暂无通知',
  emptyText: '活动的最新信息将在此发布。',
  unavailableTitle: '无法显示此通知',
  unavailableText: '请从一览中查看其他通知。',
  pages: { label: '通知分页', previous: '上一页', next: '下一页' },
} satisfies InformationTexts;
