import type { DoorTexts } from './jpn.ts';

const texts: DoorTexts = {
  title: '誰可以進入',
  lead: '設定公開後誰可以進入網站。',
  passcode: '通行碼',
  passcodeText: '只有知道6位數字的人可以進入。',
  make: '產生通行碼',
  renew: '更換通行碼',
  clear: '取消通行碼',
  changed: '從下次公開起生效，已進入的人也需要重新輸入。',
  cleared: '從下次公開起不再需要通行碼。',
  doors: '登入與邀請',
  members: '僅限會員進入',
  membersHint: '開啟網站時首先顯示登入畫面。',
  invited: '僅限受邀會員進入',
  invitedHint: '只有您邀請的電子郵件地址的會員可以進入。',
  guests: '設定受邀者',
  more: '各內容的限制等在「所有設定」中。',
  toAll: '所有設定',
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
