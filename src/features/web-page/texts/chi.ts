import common from '#kernel/texts/chi.ts';
import type { WebPageTexts } from './jpn.ts';

export default {
  title: '页面',
  all: '查看全部',
  emptyTitle: '此页面正在准备中',
  emptyText: common.comesLater,
  unavailableTitle: '无法显示此页面',
  unavailableText: '请稍后再试。',
  contactTitle: '联系我们',
  contactOpen: '打开联系表单',
  backToList: '返回列表',
  row: { label: '页面列表', previous: '上一个', next: '下一个' },
} satisfies WebPageTexts;
