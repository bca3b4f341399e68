import { quoted } from '#kernel/quoted.ts';
import type { AccountMailTexts } from './jpn.ts';

const notYou = '若非您本人操作，請忽略此郵件。您的註冊資料不會變更。';

const codeFootnote = '驗證碼60分鐘內有效。若非您本人操作，請忽略此郵件。請勿將驗證碼告訴他人。';

const zhtw: AccountMailTexts = {
  registrationCode: {
    subject: (siteName, code) => `【${siteName}】驗證碼 ${code}`,
    heading: '會員註冊驗證碼',
    paragraphs: (siteName) => [`請在${quoted(siteName)}的會員註冊頁面輸入以下6位驗證碼。`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `【${siteName}】您已註冊過會員`,
    heading: '您已註冊過會員',
    paragraphs: (siteName) => [
      `有人在${quoted(siteName)}使用此電子郵件地址申請註冊會員，但該地址已經註冊。`,
      '請從登入頁面登入。若忘記密碼，可透過登入頁面的「忘記密碼？」重新設定。',
    ],
    footnote: notYou,
    button: '登入',
  },
  registered: {
    subject: (siteName) => `【${siteName}】會員註冊已完成`,
    heading: '感謝您的註冊',
    paragraphs: (siteName) => [
      `您已完成${quoted(siteName)}的會員註冊。`,
      '您可以隨時在「我的頁面」查看與修改註冊資料。',
    ],
    button: '開啟我的頁面',
  },
  resetCode: {
    subject: (siteName, code) => `【${siteName}】重設密碼驗證碼 ${code}`,
    heading: '重設密碼驗證碼',
    paragraphs: (siteName) => [`請在${quoted(siteName)}的重設密碼頁面輸入以下6位驗證碼。`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `【${siteName}】此電子郵件地址尚未註冊`,
    heading: '此電子郵件地址尚未註冊',
    paragraphs: (siteName) => [
      `有人在${quoted(siteName)}使用此電子郵件地址申請重設密碼，但找不到對應的會員。`,
      '請確認您是否以其他電子郵件地址註冊。若尚未註冊，請先註冊會員。',
    ],
    footnote: '若非您本人操作，請忽略此郵件。',
    button: '註冊會員',
  },
  passwordChanged: {
    subject: (siteName) => `【${siteName}】密碼已變更`,
    heading: '密碼已變更',
    paragraphs: (siteName) => [
      `您在${quoted(siteName)}的密碼已變更，其他裝置已登出。`,
      '若非您本人操作，請立即重新設定密碼。',
    ],
    button: '重新設定密碼',
  },
  mailChangeCode: {
    subject: (siteName, code) => `【${siteName}】變更電子郵件地址驗證碼 ${code}`,
    heading: '變更電子郵件地址驗證碼',
    paragraphs: (siteName) => [`請在${quoted(siteName)}的登入資訊頁面輸入以下6位驗證碼。`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `【${siteName}】有人申請變更為此電子郵件地址`,
    heading: '此電子郵件地址已被使用',
    paragraphs: (siteName) => [
      `${quoted(siteName)}的另一位會員申請變更為此電子郵件地址。該地址已經註冊，因此無法變更。`,
    ],
    footnote: notYou,
  },
  mailChanged: {
    subject: (siteName) => `【${siteName}】電子郵件地址已變更`,
    heading: '電子郵件地址已變更',
    paragraphs: (siteName) => [
      `您在${quoted(siteName)}註冊的電子郵件地址已變更，今後不會再寄送通知至此地址。`,
      '若非您本人操作，請聯絡主辦單位。',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `【${siteName}】帳號已刪除`,
    heading: '帳號已刪除',
    paragraphs: (siteName) => [
      `您在${quoted(siteName)}的帳號已刪除。感謝您一直以來的支持。`,
      '您可能仍會收到已寄出的通知郵件，約一週內將停止寄送。',
    ],
  },
};
export default zhtw;
