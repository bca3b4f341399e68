import type { GuestTexts } from './jpn.ts';

const number = (count: number): string => new Intl.NumberFormat('zh-CN').format(count);

const texts: GuestTexts = {
  title: '受邀者',
  lead: '只有这些邮箱地址的会员可以进入。添加或撤回会立即生效，无需发布。',
  back: '谁可以进入',
  label: '邮箱地址',
  hint: '每行一个，或用逗号分隔粘贴。每次最多 2,000 个。添加后可从列表发送邀请邮件。',
  add: '邀请',
  added: (count) => `已邀请${count}个地址`,
  known: '都已邀请过',
  wrong: (list) => `不是邮箱地址：${list}`,
  empty: '请输入邮箱地址。',
  tooMany: '一次最多邀请2,000个。',
  found: (count) => `已邀请${number(count)}个`,
  foundMany: (most) => `已邀请${number(most)}个以上`,
  clear: '清除搜索',
  more: '显示更多',
  search: '搜索邮箱地址',
  none: '还没有邀请任何人',
  noneText: '在仅限受邀会员进入的设置下，目前没有人可以进入。',
  noneFound: '没有符合的邮箱地址',
  noneFoundText: '可以用地址的任意部分搜索。只输入一个字符时，会查找以该字符开头的地址。',
  send: '发送邀请邮件',
  sendAgain: '重新发送',
  sendLabel: (mail) => `向 ${mail} 发送邀请邮件`,
  sendAgainLabel: (mail) => `向 ${mail} 重新发送邀请邮件`,
  sendAll: (count) => `向尚未发送的 ${number(count)} 人发送邀请邮件`,
  sendAllMany: (most) => `向尚未发送的 ${number(most)} 人以上发送邀请邮件`,
  notMailed: '尚未发送邮件',
  mailedAt: (when) => `${when} 已发送邮件`,
  mailed: (count) => `已发送 ${count} 封邀请邮件`,
  mailedBefore: '一小时内刚发送过，请稍后再发。',
  remove: '撤回',
  removeLabel: (mail) => `撤回对${mail}的邀请`,
  removed: (mail) => `已撤回对${mail}的邀请`,
};

export default texts;
