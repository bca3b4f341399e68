import type { GuestTexts } from './jpn.ts';

const number = (count: number): string => new Intl.NumberFormat('zh-TW').format(count);

const texts: GuestTexts = {
  title: '受邀者',
  lead: '只有這些電子郵件地址的會員可以進入。新增或撤回會立即生效，無須發布。',
  back: '誰可以進入',
  label: '電子郵件地址',
  hint: '每行一個，或用逗號分隔貼上。每次最多 2,000 個。新增後可從列表寄送邀請郵件。',
  add: '邀請',
  added: (count) => `已邀請${count}個地址`,
  known: '都已邀請過',
  wrong: (list) => `不是電子郵件地址：${list}`,
  empty: '請輸入電子郵件地址。',
  tooMany: '一次最多邀請2,000個。',
  found: (count) => `已邀請${number(count)}個`,
  foundMany: (most) => `已邀請${number(most)}個以上`,
  clear: '清除搜尋',
  more: '顯示更多',
  search: '搜尋電子郵件地址',
  none: '還沒有邀請任何人',
  noneText: '在僅限受邀會員進入的設定下，目前沒有人可以進入。',
  noneFound: '沒有符合的電子郵件地址',
  noneFoundText: '可以用地址的任一部分搜尋。只輸入一個字元時，會尋找以該字元開頭的地址。',
  send: '寄送邀請郵件',
  sendAgain: '重新寄送',
  sendLabel: (mail) => `向 ${mail} 寄送邀請郵件`,
  sendAgainLabel: (mail) => `向 ${mail} 重新寄送邀請郵件`,
  sendAll: (count) => `向尚未寄送的 ${number(count)} 人寄送邀請郵件`,
  sendAllMany: (most) => `向尚未寄送的 ${number(most)} 人以上寄送邀請郵件`,
  notMailed: '尚未寄送郵件',
  mailedAt: (when) => `${when} 已寄送郵件`,
  mailed: (count) => `已寄送 ${count} 封邀請郵件`,
  mailedBefore: '一小時內才剛寄送過，請稍後再寄。',
  remove: '撤回',
  removeLabel: (mail) => `撤回對 ${mail} 的邀請`,
  removed: (mail) => `已撤回對 ${mail} 的邀請`,
};

export default texts;
