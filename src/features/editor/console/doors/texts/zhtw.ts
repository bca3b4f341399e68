import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '誰可以進入',
  lead: '決定誰能進入網站，以及入場後誰能看到哪些頁面。變更自下次發布起生效。',
  passcode: '通行碼',
  passcodeText: '只有知道6位數字的人可以進入。',
  make: '產生通行碼',
  renew: '更換通行碼',
  clear: '取消通行碼',
  changed: '從下次公開起生效，已進入的人也需要重新輸入。',
  cleared: '從下次公開起不再需要通行碼。',
  now: '已發布的網站',
  next: '下次發布起',
  unpublished: '尚未發布，所以任何人都無法進入。',
  withdrawn: '已撤下發布，所以任何人都無法進入。',
  doors: '登入與邀請',
  login: '開放訪客登入',
  loginHint: '付費票券、抽籤票券與「我的頁面」需要登入。',
  noSale: '無法登入期間，不能購買付費票券或參加抽籤。',
  start: '誰可以入場',
  starts: {
    open: '任何人',
    offered: '任何人（先建議登入，也可以略過）',
    members: '僅限已登入的會員',
    invited: '僅限受邀會員',
  },
  noLogin: '無法登入，所以受邀會員也進不去。',
  noGuests: '還沒有邀請任何人，如果現在發布，將沒有人能進入。',
  guests: '設定受邀者',
  who: {
    everybody: '任何人都可以進入。',
    members: '只有登入的會員可以進入。',
    invited: '只有受邀的會員可以進入。',
  },
  withCode: {
    everybody: '只有知道通行碼的人可以進入。',
    members: '只有知道通行碼的會員可以進入。',
    invited: '只有知道通行碼的受邀會員可以進入。',
  },
};
export default texts;
