import type { PortalTexts } from './jpn.ts';

const texts: PortalTexts = {
  title: '门户',
  text: '加入门户后，已公开的活动会出现在门户的列表中，立即生效。',
  none: '未加入任何门户。',
  inIt: (name) => `已加入“${name}”。`,
  choose: '选择门户',
  put: '加入门户',
  move: '移至所选门户',
  out: '移出门户',
  no: '没有可以加入的门户。请联系能编辑门户的人邀请您。',
  held: '持有门户账号的人拥有此活动的门票，因此无法移出此门户。',
  askIn: (name) => `要将活动加入“${name}”吗？`,
  askOut: '要将活动移出门户吗？',
  address: '页面地址会改变。不含门户的地址仍可使用，已注册会员的账号不变。',
  addressOut: '页面地址会改变。打开门户内地址的人会转到新页面；需要登录、邀请或访问密码才能进入的活动除外。',
  done: '已移动活动。',
  eTitle: '此门户的活动',
  eText: '加入的活动公开后，会出现在门户的列表中。',
  eNone: '尚无活动。',
  draft: '草稿',
  add: '加入此门户',
  pick: '选择活动',
  noCandidates: '没有可以加入的活动。新建活动时可以选择此门户。',
  more: '其他活动可在网站列表中查找。',
  outOf: (name) => `移出“${name}”`,
};
export default texts;
