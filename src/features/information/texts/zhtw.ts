import type { InformationTexts } from './jpn.ts';

export default {
  title: '最新消息',
  all: '查看全部',
  fresh: '新',
  backToList: '消息列表',
  newer: '較新的消息',
  older: '較早的消息',
  neighbours: '前後消息',
  emptyTitle: '目前沒有消息',
  emptyText: '活動的最新資訊將在此發布。',
  unavailableTitle: '無法顯示此消息',
  unavailableText: '請從列表中查看其他消息。',
  pages: { label: '消息分頁', previous: '上一頁', next: '下一頁' },
} satisfies InformationTexts;
