import { quoted } from '#kernel/quoted.ts';
import type { FavoriteTexts } from './jpn.ts';

/** For every list of favourites. */
export const noneYet = {
  title: '還沒有收藏',
};

export default {
  label: '收藏',
  button: (title) => `收藏${quoted(title)}`,
  notSaved: '無法儲存收藏。請確認網路連線後再按一次。',
  tooMany: '最多可收藏1,000項。請先移除不需要的收藏再新增。',
  joined: (count) => `登入前收藏的${count}項內容已加入您的帳號。`,
  page: {
    title: '收藏',
    modules: { booth: '攤位', schedule: '節目' },
    running: '進行中',
    ended: '已結束',
    emptyTitle: noneYet.title,
    emptyText: '按下攤位或節目的愛心圖示，就會顯示在這裡。',
    gone: '已停止公開',
    goneText: '主辦單位已停止公開，無法開啟。',
    remove: '取消收藏',
    removeNamed: (module, id) => `取消收藏已停止公開的${module}（編號${id}）`,
  },
} satisfies FavoriteTexts;
