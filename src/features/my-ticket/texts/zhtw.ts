import gate from './gate/zhtw.ts';
import toTheCard from '#features/ticket/texts/to-the-card/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { MyTicketMessages } from './jpn.ts';

/** What has happened to a ticket: its page and its mail say it. */
export const done = {
  canceled: '您的票券已取消',
};

/** How money comes back for a ticket that was cancelled, and when: its page and its mail say it. */
export const refunds = {
  card: toTheCard,
  byHand: (amount: string) => `${amount}將由主辦單位以銀行匯款退還。主辦單位會向您確認收款帳戶。`,
  none: '沒有退款。',
};

/** Why a ticket cannot be transferred: its page says it before a press, and the server afterwards. */
export const transferProblems = {
  received: '他人轉讓給您的票券無法再次轉讓，但可以退還給購買者。',
  notTransferable: '此票券目前的狀態無法轉讓。',
};

/** Why a ticket cannot be cancelled: its page says it before a press, and the server afterwards. */
export const cancel: MyTicketMessages['cancel'] = {
  canceled: '此票券已經取消。',
  unpaid: '未付款的票券在超過期限後自動失效。',
  lotteryWaiting: '抽籤前不能取消。',
  lotteryFail: '您未中籤，無須取消。',
  paymentFail: '付款未完成，超過期限後自動失效。',
  used: '已使用的票券不能取消。',
  finished: '使用期限已結束，不能取消。',
  notPurchaser: '只有購買者可以取消。',
  transferring: '正在轉讓中。請先取消轉讓。',
  transferred: '已轉讓的票券不能取消。',
  outsideCancelPeriod: '現在不在可取消的期間內。',
  cardTooOld: '信用卡付款已超過90天，不能取消。',
};

export default {
  cancel,
  transfer: {
    off: '此票券無法轉讓。',
    notHolder: '只有此票券的持有者可以進行此操作。',
    received: transferProblems.received,
    notTransferable: transferProblems.notTransferable,
    transferring: '此票券已在轉讓中。',
    notTransferring: '此票券不在轉讓中。',
    ownTicket: '您無法領取自己的票券。請將連結傳給您要轉讓的對象。',
    used: '已使用的票券無法退還。',
    purchaserGone: '購買者已刪除帳號，無法退還票券。',
  },
  linkInvalid: '此轉讓連結已失效，請向傳送者索取新的連結。',
  staffLink: {
    over: '此連結無法使用。期限已過，或主辦單位已停用。',
    early: '此連結尚未生效。請在開始時間後開啟。',
    period: '結束時間須晚於開始時間和目前時間。',
    notPublic: '目前還不能開啟報到。請先公開含有票券的活動。',
  },
  gate,
  gateNotice: {
    early: (opens: string) => `活動尚未開始（${opens}開始）。`,
    undoIsLate: '報到只能在5分鐘內撤銷。',
    nothingToUndo: '沒有可以撤銷的報到。',
    tooManyNotes: '此張票無法再新增備註。',
  },
  unknownTicket:
    '找不到與此代碼對應的票券。請確認代碼以及正在報到的活動。轉讓或退還過的票券代碼會更換，請來賓重新開啟票券頁面。',
  collectFirst: (amount) => `請先收取費用（${amount}）。`,
  collectInstead: (now, before) => `應收金額已由${before}變更為${now}。若已多收，請退還差額。`,
  collectNothing: (before) => `此訂單已無須收款。若已收取${before}，請退還。`,
  mails: {
    ticketNumber: '票券編號',
    canceled: {
      subject: (siteName) => `【${siteName}】您的票券已取消`,
      heading: done.canceled,
      paragraphs: (siteName) => [`已依您的要求取消${quoted(siteName)}的以下票券。`],
      paid: '付款金額',
      fee: '取消手續費',
      before: '已退款部分',
      refund: '退款金額',
      refunds,
    },
    received: {
      subject: (siteName) => `【${siteName}】您轉讓的票券已被領取`,
      heading: '您轉讓的票券已被領取',
      paragraphs: (siteName) => [
        `${quoted(siteName)}的以下票券已由開啟連結的人領取。`,
        '您先前的票券編號和QR碼已失效。',
      ],
    },
    until: '領取期限',
    offered: {
      subject: (siteName) => `【${siteName}】有一張票券等您領取`,
      heading: '有一張票券等您領取',
      lead: (giver, siteName) =>
        giver === '' ? `有人將${quoted(siteName)}的票券轉讓給您。` : `${giver}將${quoted(siteName)}的票券轉讓給您。`,
      paragraphs: [
        '領取前需要登入或註冊。票券歸最先透過連結領取的人所有。',
        '如果您不清楚此事，請忽略本郵件，不會有任何影響。',
      ],
      button: '領取票券',
    },
    accepted: {
      subject: (siteName) => `【${siteName}】您已領取票券`,
      heading: '您已領取票券',
      paragraphs: (siteName) => [`您已領取${quoted(siteName)}的以下票券。`, '當天請在入口出示「我的票券」中的 QR碼。'],
    },
    returned: {
      subject: (siteName) => `【${siteName}】您轉讓的票券已退還`,
      heading: '您轉讓的票券已退還',
      paragraphs: (siteName) => [
        `${quoted(siteName)}的以下票券已退還給您。`,
        '票券編號和QR碼已更換，請在「我的票券」中查看。',
      ],
    },
  },
} satisfies MyTicketMessages;
