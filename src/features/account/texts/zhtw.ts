import type { AccountMessages } from './jpn.ts';

const zhtw: AccountMessages = {
  loginRequired: '請先登入。',
  blocked: '您無法進行此操作。',
  loginNotOffered: '本網站不提供登入功能。',
  wrongCredentials: '登入ID或密碼不正確。',
  tooManyLogins: '登入嘗試次數已達上限，請等待約15分鐘後再試。',
  tooManyCodes: '驗證碼傳送次數已達上限，請等待約1小時後再試。',
  wrongCode: '驗證碼不正確。',
  expiredCode: '驗證碼已過期，請重新傳送。',
  tooManyTries: '輸入次數已達上限，請重新傳送驗證碼。',
  codeSixDigits: '請輸入6位數字。',
  required: '請填寫此欄位。',
  invalidMail: '電子郵件地址格式不正確。',
  sameMail: '與目前的電子郵件地址相同。',
  mailTaken: '此電子郵件地址已註冊。',
  loginIdTaken: '此登入ID已被使用，請輸入其他ID。',
  tooShort: (least) => `請至少輸入${least}個字元。`,
  tooLong: (most) => `請輸入不超過${most}個字元。`,
  loginIdCharacters: '僅可使用半形英文字母、數字以及「.」「_」「-」。',
  passwordCharacters: '僅可使用半形英文字母、數字與符號（不可使用空格）。',
  passwordIsLoginId: '密碼不可與登入ID或電子郵件地址相同。',
  wrongPassword: '目前的密碼不正確。',
  tokenGone: '操作已逾時或已完成，請從頭開始。',
  agreementRequired: '請同意條款。',
  confirmationRequired: '請勾選確認。',
};
export default zhtw;
