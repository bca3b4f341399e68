import common from '#kernel/texts/zhtw.ts';
import type { AccountMessages } from './jpn.ts';

const zhtw: AccountMessages = {
  loginRequired: '請先登入。',
  otherMember: '目前登入的帳號已變更。請重新載入頁面。',
  previewLink: '預覽連結中沒有會員資料。',
  blocked: '您無法進行此操作。',
  staffOnly: '只有報到處工作人員可以進行此操作。',
  loginNotOffered: '本網站不提供登入功能。',
  wrongCredentials: '電子郵件地址、登入ID或密碼不正確。',
  tooManyLogins: '登入嘗試次數已達上限。',
  tooManyCodes: '驗證碼的傳送或輸入次數已達上限。',
  tooManyRegistrations: '註冊次數已達上限。',
  wrongCode: '驗證碼不正確。',
  expiredCode: '驗證碼已過期，請重新傳送。',
  tooManyTries: '輸入次數已達上限，請重新傳送驗證碼。',
  codeSixDigits: '請輸入6位數字。',
  invalidMail: common.invalidMail,
  sameMail: '與目前的電子郵件地址相同。',
  mailTaken: '此電子郵件地址已註冊。',
  loginIdTaken: '此登入ID已被使用，請輸入其他ID。',
  tooShort: common.minLength,
  tooLong: common.maxLength,
  loginIdCharacters: '僅可使用半形英文字母、數字以及「.」「_」「-」。',
  passwordCharacters: '僅可使用半形英文字母、數字與符號（不可使用空格）。',
  passwordIsLoginId: '密碼不可與電子郵件地址或登入ID相同。',
  wrongPassword: '目前的密碼不正確。',
  tokenGone: '操作已逾時或已完成，請從頭開始。',
  agreementRequired: '請同意條款。',
  confirmationRequired: '請勾選確認。',
};
export default zhtw;
