import { quoted } from '#kernel/quoted.ts';
import type { IdentityMessages } from './jpn.ts';

export default {
  notOffered: (name) => `本網站不支援使用${quoted(name)}登入。`,
  portalAccounts: '此活動的會員即入口網站的會員，請在入口網站設定登入方式。',
  tooMany: '操作次數過多。',
  cancelled: (name) => `您已取消使用${quoted(name)}登入。`,
  refused: (name) => `${quoted(name)}未接受這次登入，請再試一次。`,
  notGenuine: (name) => `無法驗證${quoted(name)}的回應，已中止登入，請再試一次。`,
  unavailable: (name) => `暫時無法連線到${quoted(name)}，請稍後再試。`,
  tooLate: '這次登入已逾期或已完成，請重新開始。',
  otherBrowser: '這次登入是在其他瀏覽器開始的，請在同一個瀏覽器重新開始。',
  otherSession: '操作過程中登入狀態已變更，請重新開始。',
  identityTaken: (name) => `此${quoted(name)}帳號已與其他帳號連結。`,
  otherIdentity: (name) => `您的帳號已連結另一個${quoted(name)}帳號。如需變更，請先在登入資訊中解除連結。`,
  accountExists: (name) =>
    `已有帳號使用與${quoted(name)}相同的電子郵件地址。為確認是您本人，請使用電子郵件地址或登入ID以及密碼登入，登入後即完成連結。`,
  mailNotVerified: (name) =>
    `${quoted(name)}中沒有已驗證的電子郵件地址，因此無法建立帳號。請先註冊新帳號，再於登入資訊中進行連結。`,
  onlyWayIn: '解除連結後將無法登入，請先設定密碼。',
} satisfies IdentityMessages;
