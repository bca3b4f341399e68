import { quoted } from '#kernel/quoted.ts';
import type { DoorTexts } from './jpn.ts';

const enterPasscode = '請輸入通行碼';

export default {
  passcode: {
    title: enterPasscode,
    lead: (site: string) => `${quoted(site)}受通行碼保護。請輸入主辦單位提供的6位數字。`,
    label: '通行碼（6位數字）',
    submit: '進入',
    checking: '正在確認',
    required: `${enterPasscode}。`,
    sixDigits: '請輸入6位數字。',
    wrong: '通行碼不正確，請確認後再試一次。',
    tooMany: '連續輸入錯誤次數過多，已暫停驗證。',
    help: '如果不知道通行碼，請洽詢主辦單位。',
    helpFrom: (organiser: string) => `如果不知道通行碼，請洽詢主辦單位（${organiser}）。`,
  },
  ticketNeeded: {
    ticketsOnly: '此內容僅供持有指定票券的使用者瀏覽。',
    afterPayment: '尚未付款的票券無法瀏覽。',
    dialogTitle: '需要票券',
    anyOf: '持有以下任一種票券即可瀏覽。',
    allOf: '需同時持有以下所有票券才能瀏覽。',
    oneOnly: '持有以下票券即可瀏覽。',
    showTickets: '查看所需票券',
    held: '已持有',
  },
  preview: {
    banner: '預覽',
    bannerText: '目前顯示的是尚未公開的內容，無法儲存或申請。',
    oldBannerText: '目前顯示的是先前的內容，無法儲存或申請。',
    notSaved: '預覽時無法儲存。',
    notOperated: '預覽時無法進行此操作。',
    noMemberTitle: '會員頁面',
    noMember: '預覽連結中沒有會員頁面',
    noMemberText: '透過預覽連結只能查看尚未公開的網站，不會以會員身分登入，因此「我的頁面」等頁面沒有可顯示的內容。',
    toDraft: '前往尚未公開的網站',
  },
  notInvited: '此活動僅限受邀者瀏覽。',
} satisfies DoorTexts;
