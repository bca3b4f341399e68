import type { FavoriteTexts } from './jpn.ts';

/** For every list of favourites. */
export const noneYet = {
  title: '还没有收藏',
};

export default {
  label: '收藏',
  button: (title) => `收藏“${title}”`,
  notSaved: '未能保存收藏。请检查网络连接后重试。',
  tooMany: '最多可收藏1,000项。请先移除不需要的收藏再添加。',
  joined: (count) => `登录前收藏的${count}项内容已添加到您的账号。`,
  page: {
    title: '收藏',
    modules: { booth: '展位', schedule: '日程' },
    running: '进行中',
    ended: '已结束',
    emptyTitle: noneYet.title,
    emptyText: '点击展位或日程的心形图标，即可在此查看。',
    gone: '已停止公开',
    goneText: '主办方已停止公开，无法打开。',
    remove: '取消收藏',
    removeNamed: (module, id) => `取消收藏已停止公开的${module}（编号${id}）`,
  },
} satisfies FavoriteTexts;
