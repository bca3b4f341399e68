import { quoted } from '#kernel/quoted.ts';
import type { PortalTexts } from './jpn.ts';

const texts: PortalTexts = {
  title: '入口網站',
  text: '加入入口網站後，已公開的活動會出現在其列表中，立即生效。',
  none: '未加入任何入口網站。',
  inIt: (name) => `已加入${quoted(name)}。`,
  choose: '選擇入口網站',
  put: '加入入口網站',
  move: '移至所選的入口網站',
  out: '移出入口網站',
  no: '沒有可以加入的入口網站。請聯絡能編輯入口網站的人邀請您。',
  held: '持有入口網站帳號的人擁有此活動的票券，因此無法移出。',
  askIn: (name) => `要將活動加入${quoted(name)}嗎？`,
  askOut: '要將活動移出入口網站嗎？',
  address: '頁面網址會改變。不含入口網站的網址仍可使用，已註冊會員的帳號不變。',
  addressOut: '頁面網址會改變。開啟入口網站內網址的人會轉到新頁面；需要登入、邀請或通行碼才能進入的活動除外。',
  done: '已移動活動。',
  eTitle: '此入口網站的活動',
  eText: '加入的活動公開後，會出現在入口網站的列表中。',
  eNone: '尚無活動。',
  draft: '草稿',
  add: '加入此入口網站',
  pick: '選擇活動',
  noCandidates: '沒有可以加入的活動。建立新活動時可以選擇此入口網站。',
  more: '其他活動可在網站列表中尋找。',
  outOf: (name) => `移出${quoted(name)}`,
};
export default texts;
