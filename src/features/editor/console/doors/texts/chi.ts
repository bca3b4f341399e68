import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '谁可以进入',
  lead: '设置公开后谁可以进入网站。',
  passcode: '访问码',
  passcodeText: '只有知道6位数字的人可以进入。',
  make: '生成访问码',
  renew: '更换访问码',
  clear: '取消访问码',
  changed: '从下次公开起生效，已进入的人也需要重新输入。',
  cleared: '从下次公开起不再需要访问码。',
  doors: '登录与邀请',
  members: '仅限会员进入',
  membersHint: '打开网站时首先显示登录画面。',
  invited: '仅限受邀会员进入',
  invitedHint: '只有您邀请的邮箱地址的会员可以进入。',
  guests: '设置受邀者',
  more: '各内容的限制等在“所有设置”中。',
  toAll: '所有设置',
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
