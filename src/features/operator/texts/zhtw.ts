import type { OperatorTexts } from './jpn.ts';

const zhtw: OperatorTexts = {
  refusals: {
    notSignedIn: '登入已失效，請重新登入。',
    wrongCredentials: '電子郵件地址或密碼不正確。',
    linkIsOver: '此連結無法使用：可能已被使用或已過期。',
    foreignOrigin: '此操作只能在本伺服器的管理後台進行。',
    noRight: '您沒有執行此操作的權限。',
  },
  fields: {
    mailInvalid: '電子郵件地址格式不正確。',
    mailTaken: '此電子郵件地址已註冊，請直接登入。',
    passwordIsMail: '密碼不能與電子郵件地址相同。',
  },
  demoName: '示範主辦單位',
};
export default zhtw;
