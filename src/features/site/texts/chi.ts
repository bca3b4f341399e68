import type { SiteTexts } from './jpn.ts';

export default {
  withdrawn: '本网站已关闭。',
  languages: {
    title: '显示语言',
    back: '返回',
    select: '选择',
    changing: '正在切换',
    failed: '语言切换失败',
    failedText: '已恢复为原来的显示语言，请稍后再试。',
    now: (name) => `当前显示语言：${name}`,
    change: '切换语言',
  },
} satisfies SiteTexts;
