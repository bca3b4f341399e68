import type { SiteTexts } from './jpn.ts';

export default {
  withdrawn: '本網站已關閉。',
  languages: {
    title: '顯示語言',
    back: '返回',
    select: '選擇',
    changing: '正在切換',
    failed: '無法切換語言',
    failedText: '已恢復為原本的顯示語言，請稍後再試。',
    now: (name) => `目前顯示語言：${name}`,
    change: '切換語言',
  },
} satisfies SiteTexts;
