import type { GuestTexts } from './jpn.ts';

const texts: GuestTexts = {
  title: '受邀者',
  lead: '只有这些邮箱地址的会员可以进入。添加或撤回会立即生效，无需发布。',
  back: '谁可以进入',
  label: '邮箱地址',
  hint: '每行一个，或用逗号分隔粘贴，一次最多2,000个。系统不会发送邀请邮件。',
  add: '邀请',
  added: (count) => `已邀请${count}个地址`,
  known: '都已邀请过',
  wrong: (list) => `不是邮箱地址：${list}`,
  empty: '请输入邮箱地址。',
  tooMany: '一次最多邀请2,000个。',
  total: (count) => `已邀请${count}个`,
  more: '显示更多',
  search: '搜索邮箱地址',
  none: '还没有邀请任何人',
  noneText: '在仅限受邀会员进入的设置下，目前没有人可以进入。',
  noMatch: '没有符合的邮箱地址',
  remove: '撤回',
  removeLabel: (mail) => `撤回对${mail}的邀请`,
  removed: (mail) => `已撤回对${mail}的邀请`,
};

export default texts;
