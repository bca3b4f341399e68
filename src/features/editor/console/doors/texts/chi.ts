import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '谁可以进入',
  lead: '决定谁能进入网站，以及入场后谁能看到哪些页面。更改从下次发布起生效。',
  passcode: '访问码',
  passcodeText: '只有知道6位数字的人可以进入。',
  make: '生成访问码',
  renew: '更换访问码',
  clear: '取消访问码',
  changed: '从下次公开起生效，已进入的人也需要重新输入。',
  cleared: '从下次公开起不再需要访问码。',
  now: '已发布的网站',
  next: '下次发布起',
  unpublished: '尚未发布，所以任何人都无法进入。',
  withdrawn: '已撤下发布，所以任何人都无法进入。',
  doors: '登录与邀请',
  login: '允许访客登录',
  loginHint: '付费门票、抽签门票和“我的页面”需要登录。',
  noSale: '无法登录期间，不能购买付费门票或参加抽签。',
  start: '谁可以入场',
  starts: {
    open: '任何人',
    offered: '任何人（先建议登录，也可以跳过）',
    members: '仅已登录的会员',
    invited: '仅受邀会员',
  },
  noLogin: '无法登录，所以受邀会员也进不去。',
  noGuests: '还没有邀请任何人，如果现在发布，将没有人能进入。',
  guests: '设置受邀者',
  who: {
    everybody: '任何人都可以进入。',
    members: '只有登录的会员可以进入。',
    invited: '只有受邀的会员可以进入。',
  },
  withCode: {
    everybody: '只有知道访问码的人可以进入。',
    members: '只有知道访问码的会员可以进入。',
    invited: '只有知道访问码的受邀会员可以进入。',
  },
};
export default texts;
