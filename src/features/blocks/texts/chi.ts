import common from '#kernel/texts/chi.ts';
import type { BlockTexts } from './jpn.ts';

export default {
  links: '页面导航',
  footerLinks: '相关链接',
  follow: '社交媒体与官网',
  website: '官方网站',
  carousel: { label: '图片', previous: '上一张图片', next: '下一张图片' },
  play: '播放视频',
  videoNote: common.connectsToYoutube,
  overview: '活动概要',
  doors: '入场时间',
  organiser: '主办方',
  access: '交通指南',
  map: '打开地图',
  banners: { label: '推荐', previous: '上一个', next: '下一个' },
  digest: '概览',
  html: {
    emptyTitle: '此内容正在准备中',
    emptyText: common.comesLater,
  },
} satisfies BlockTexts;
