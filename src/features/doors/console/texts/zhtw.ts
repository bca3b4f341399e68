import type { GuestTexts } from './jpn.ts';

const texts: GuestTexts = {
  title: '受邀者',
  lead: '只有這些電子郵件地址的會員可以進入。新增或撤回會立即生效，無須發布。',
  back: '誰可以進入',
  label: '電子郵件地址',
  hint: '每行一個，或以逗號分隔貼上，一次最多2,000個。系統不會寄送邀請信。',
  add: '邀請',
  added: (count) => `已邀請${count}個地址`,
  known: '都已邀請過',
  wrong: (list) => `不是電子郵件地址：${list}`,
  empty: '請輸入電子郵件地址。',
  tooMany: '一次最多邀請2,000個。',
  total: (count) => `已邀請${count}個`,
  more: '顯示更多',
  search: '搜尋電子郵件地址',
  none: '還沒有邀請任何人',
  noneText: '在僅限受邀會員進入的設定下，目前沒有人可以進入。',
  noMatch: '沒有符合的電子郵件地址',
  remove: '撤回',
  removeLabel: (mail) => `撤回對 ${mail} 的邀請`,
  removed: (mail) => `已撤回對 ${mail} 的邀請`,
};

export default texts;
