import { quoted } from '#kernel/quoted.ts';
import type { InvitedPlace, SignInTexts } from './jpn.ts';

const invitedTo = (role: string, { site, booth }: InvitedPlace): string =>
  `您受邀擔任${site === '' ? '' : quoted(site)}${booth === '' ? '' : `攤位${quoted(booth)}`}${site + booth === '' ? '' : '的'}${role}。`;

export default {
  mail: '電子郵件地址',
  name: '姓名（選填）',
  nameHint: '會顯示在邀請郵件和操作紀錄中。',
  password: '密碼',
  signIn: '登入',
  signInTitle: '登入管理後台',
  demoTitle: '這是示範環境',
  demoText: '不需註冊，即可以示範主辦單位的身分試用所有畫面。',
  demoEnter: '以示範主辦單位的身分進入',
  orSignIn: '或使用帳號登入',
  mailMissing: '請輸入電子郵件地址。',
  passwordMissing: '請輸入密碼。',
  passwordShort: (letters) => `密碼至少需要${letters}個字元。`,
  passwordHint: (letters) => `至少${letters}個字元，也可以是容易記住的一句話。`,
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  beginTitle: '歡迎使用 Hiroba',
  beginFirst: '註冊為第一位管理員。完成後即可開始建立網站。',
  beginInvited: (role, place) => `${invitedTo(role, place)}註冊後即可開始。`,
  acceptTitle: (place: string) => (place === '' ? '接受邀請' : `${quoted(place)}的邀請`),
  acceptText: invitedTo,
  acceptAs: (name: string, mail: string) => `將以${name}（${mail}）接受。`,
  accept: '接受邀請',
  begin: '註冊並開始',
  beginPasskey: '使用通行金鑰註冊',
  beginPasskeyHint: '以指紋、臉部或螢幕鎖定註冊，不需要密碼。',
  beginDone: '註冊完成',
  linkMissingTitle: '連結不完整',
  linkMissingText: '請完整複製信件中或伺服器啟動時顯示的連結，然後再次開啟。',
  linkOverTitle: '此連結無法使用',
  linkOverText: '連結僅可在72小時內使用一次。如已註冊，請直接登入。',
  toSignIn: '前往登入',
  forgotten: '忘記密碼',
  roles: {
    owner: '擁有者',
    editor: '編輯人員',
    sales: '銷售人員',
    reception: '報到人員',
    exhibitor: '參展商',
    reader: '檢視人員',
  },
} satisfies SignInTexts;
