import common from '#kernel/texts/zhtw.ts';
import type { WebPageTexts } from './jpn.ts';

export default {
  title: '頁面',
  all: '查看全部',
  emptyTitle: '此頁面正在準備中',
  emptyText: common.comesLater,
  unavailableTitle: '無法顯示此頁面',
  unavailableText: '請稍後再試。',
  contactTitle: '聯絡我們',
  contactOpen: '開啟聯絡表單',
  backToList: '返回列表',
  row: { label: '頁面列表', previous: '上一個', next: '下一個' },
} satisfies WebPageTexts;
