import type { OperatorTexts } from './jpn.ts';

const zhtw: OperatorTexts = {
  refusals: {
    notSignedIn: '登入已失效，請重新登入。',
    wrongCredentials: '電子郵件地址或密碼不正確。',
    linkIsOver: '此連結無法使用：可能已被使用或已過期。',
    foreignOrigin: '此操作只能在本伺服器的管理後台進行。',
    noRight: '您沒有執行此操作的權限。',
    wrongPasskey: '無法驗證此通行密鑰，請再試一次。',
    wrongCode: '驗證碼不正確或已被使用，請使用下一個驗證碼。',
    wrongPassword: '密碼不正確。',
    noPasskeysHere: '此位址無法使用通行密鑰。請透過 https 與網域名稱開啟管理後台。',
    tooManyPasskeys: '通行密鑰數量已達上限，請先刪除不用的通行密鑰。',
    lastFactor: '無法刪除最後一種驗證方式，請先設定另一種。',
    lastOwner: '無法移除最後一位擁有者，請先指定其他擁有者。',
    aboveYou: '您不能授予或變更超出自身權限的權限。',
    otherMail: '此連結是寄給其他電子郵件地址的，請以該地址登入。',
    noAddress: '本伺服器未設定公開位址（HIROBA_URL），無法寄送邀請郵件。請建立連結後直接轉交。',
    noAddressForLink: '本伺服器未設定公開網址（HIROBA_URL），無法寄送連結。請聯絡伺服器管理員。',
    resetWaits: '已提出重設申請。',
    resetOfSelf: '請由其他擁有者為您申請重設。',
    resetOfOthers: '只有此人所有網站的擁有者或伺服器管理員才能執行此操作。',
    tooEarly: '此重設尚未生效，申請 24 小時後才能使用。',
  },
  proofs: {
    setUp: '執行此操作前，請先設定通行密鑰或驗證碼應用程式。',
    secondFactor: '執行此操作前，請使用通行密鑰或驗證碼進行驗證。',
    stepUp: '執行此操作前，請再次驗證身分。',
  },
  fields: {
    mailInvalid: '電子郵件地址格式不正確。',
    mailTaken: '此電子郵件地址已註冊，請直接登入。',
    mailIsOwn: '這就是您目前的電子郵件地址。',
    passwordIsMail: '密碼不能與電子郵件地址相同。',
    mailNotInvited: '此邀請是寄給其他電子郵件地址的。',
    secretMissing: '請設定密碼或通行密鑰。',
    mailMissing: '以郵件邀請需要填寫電子郵件地址。',
    boothsMissing: '請為參展商至少選擇一個攤位。',
  },
  passkeyName: '第一個通行密鑰',
  demoName: '示範主辦單位',
};
export default zhtw;
