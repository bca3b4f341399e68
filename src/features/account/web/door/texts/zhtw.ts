import common from '#kernel/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { AccountDoorTexts } from './jpn.ts';

export default {
  stepOf: (step: number, all: number) => `第${step}步，共${all}步`,
  terms: '使用條款',
  privacy: common.privacyPolicy,
  opensNewTab: common.opensNewTab,
  alreadyIn: '您已登入，正在前往頁面。',

  login: {
    title: '登入',
    lead: (site: string) => `請使用${quoted(site)}的會員帳號登入。`,
    leadInvited: (site: string) => `本活動僅限受邀者參加。請使用受邀的${quoted(site)}會員帳號登入。`,
    id: '電子郵件地址或登入ID',
    submit: '登入',
    submitting: '登入中',
    forgot: '忘記密碼？',
    or: '或',
    newHere: '還沒有註冊嗎？',
    register: '加入會員',
    skip: '不登入，先逛逛',
    notInvited: '目前登入的帳號未受邀參加此活動，請使用受邀的帳號登入。',
  },

  register: {
    title: '加入會員',
    steps: ['電子郵件地址', '驗證碼', '註冊資料'],
    leadMail: '為確認這是您本人的電子郵件地址，我們將寄送6位驗證碼。',
    leadDetails: (mail: string) => `您將使用 ${mail} 與密碼登入，請設定密碼。`,
    submitMail: '傳送驗證碼',
    profile: '個人資料',
    terms: '註冊前請先閱讀',
    agree: common.agree,
    submit: '註冊',
    submitting: '註冊中',
    haveAccount: '已經註冊了嗎？',
    login: '登入',
  },

  registered: {
    title: '會員註冊已完成',
    text: (site: string) => `感謝您註冊${quoted(site)}。您已處於登入狀態，可以直接使用。`,
    mail: '我們已以電子郵件寄送註冊完成通知。',
    goOn: '繼續瀏覽',
    toTop: '前往首頁',
  },

  reset: {
    title: '重設密碼',
    steps: ['電子郵件地址', '驗證碼', '新密碼'],
    leadMail: '請輸入註冊時使用的電子郵件地址，我們將寄送重設密碼用的6位驗證碼。',
    leadPassword: '請設定新密碼。',
    submit: '變更密碼',
    submitting: '變更中',
    doneTitle: '密碼已變更',
    doneText: '請使用新密碼登入。為了安全，您已在所有裝置上登出。',
    toLogin: '前往登入',
    backToLogin: '返回登入',
  },
} satisfies AccountDoorTexts;
