import type { AccountPageTexts } from './jpn.ts';

export default {
  mail: '電子郵件地址',
  mailExample: 'name@example.com',
  loginId: '登入ID',
  loginIdHint: '8～32個字元，可使用半形英文字母、數字以及「.」「_」「-」。',
  password: '密碼',
  newPassword: '新密碼',
  currentPassword: '目前的密碼',
  showPassword: '顯示密碼',
  passwordLength: '8～32個字元',
  passwordCharacters: '半形英文字母、數字與符號（不可使用空格）',
  passwordOther: '與電子郵件地址和登入ID不同',
  passwordNotMail: '與電子郵件地址不同',
  code: '驗證碼（6位數字）',
  cancel: '取消',
  retry: '重新載入',
  sending: '傳送中',

  codeStep: {
    lead: (mail: string) => `我們已寄送郵件至 ${mail}，請輸入郵件中的6位驗證碼。`,
    spam: '郵件可能需要約30分鐘才會送達。若未收到，請一併查看垃圾郵件匣。',
    submit: '下一步',
    submitting: '確認中',
    resend: '重新傳送驗證碼',
    resendIn: (seconds: number) => `重新傳送驗證碼（${seconds}秒後）`,
    resent: '已重新寄送郵件，請輸入新的驗證碼。',
    otherMail: '重新輸入電子郵件地址',
  },
} satisfies AccountPageTexts;
