import gate from './gate/chi.ts';
import toTheCard from '#features/ticket/texts/to-the-card/chi.ts';
import type { MyTicketMessages } from './jpn.ts';

/** What has happened to a ticket: its page and its mail say it. */
export const done = {
  canceled: '您的门票已取消',
};

/** How money comes back for a ticket that was cancelled, and when: its page and its mail say it. */
export const refunds = {
  card: toTheCard,
  byHand: (amount: string) => `${amount}将由主办方通过银行转账退还。主办方会向您确认收款账户。`,
  none: '没有退款。',
};

/** Why a ticket cannot be transferred: its page says it before a press, and the server afterwards. */
export const transferProblems = {
  received: '他人转让给您的门票不能再次转让，但可以退还给购买者。',
  notTransferable: '该门票目前的状态无法转让。',
};

/** Why a ticket cannot be cancelled: its page says it before a press, and the server afterwards. */
export const cancel: MyTicketMessages['cancel'] = {
  canceled: '此门票已经取消。',
  unpaid: '未付款的门票在超过期限后自动失效。',
  lotteryWaiting: '抽签前不能取消。',
  lotteryFail: '您未中签，无需取消。',
  paymentFail: '付款未完成，超过期限后自动失效。',
  used: '已使用的门票不能取消。',
  finished: '使用期限已结束，不能取消。',
  notPurchaser: '只有购买者可以取消。',
  transferring: '正在转让中。请先取消转让。',
  transferred: '已转让的门票不能取消。',
  outsideCancelPeriod: '现在不在可取消的期间内。',
  cardTooOld: '信用卡付款已超过90天，不能取消。',
};

export default {
  cancel,
  transfer: {
    off: '该门票不可转让。',
    notHolder: '只有该门票的持有者可以进行此操作。',
    received: transferProblems.received,
    notTransferable: transferProblems.notTransferable,
    transferring: '该门票已在转让中。',
    notTransferring: '该门票不在转让中。',
    ownTicket: '您不能领取自己的门票。请将链接发给您要转让的对象。',
    used: '已使用的门票无法退还。',
    purchaserGone: '购买者已注销账号，无法退还门票。',
  },
  linkInvalid: '该转让链接已失效，请联系发送者获取新的链接。',
  staffLink: {
    over: '此链接无法使用。期限已过，或主办方已停用。',
    early: '此链接尚未生效。请在开始时间后打开。',
    period: '结束时间须晚于开始时间和当前时间。',
    notPublic: '目前还不能打开签到。请先发布含有门票的活动。',
  },
  gate,
  gateNotice: {
    early: (opens: string) => `活动尚未开始（${opens}开始）。`,
    undoIsLate: '签到只能在5分钟内撤销。',
    nothingToUndo: '没有可以撤销的签到。',
    tooManyNotes: '此门票无法再添加备注。',
  },
  unknownTicket:
    '未找到与此代码对应的门票。请确认代码以及正在签到的活动。转让或退还过的门票代码会更换，请来宾重新打开门票页面。',
  collectFirst: (amount) => `请先收取费用（${amount}）。`,
  collectInstead: (now, before) => `应收金额已由${before}变为${now}。如已多收，请退还差额。`,
  collectNothing: (before) => `此订单已无需收款。如已收取${before}，请退还。`,
  mails: {
    ticketNumber: '门票编号',
    canceled: {
      subject: (siteName) => `【${siteName}】您的门票已取消`,
      heading: done.canceled,
      paragraphs: (siteName) => [`已按您的要求取消“${siteName}”的以下门票。`],
      paid: '付款金额',
      fee: '取消手续费',
      before: '已退款部分',
      refund: '退款金额',
      refunds,
    },
    received: {
      subject: (siteName) => `【${siteName}】您转让的门票已被领取`,
      heading: '您转让的门票已被领取',
      paragraphs: (siteName) => [`“${siteName}”的以下门票已由打开链接的人领取。`, '您之前的门票编号和二维码已失效。'],
    },
    until: '领取期限',
    offered: {
      subject: (siteName) => `【${siteName}】有一张门票等您领取`,
      heading: '有一张门票等您领取',
      lead: (giver, siteName) =>
        giver === '' ? `有人向您转让了“${siteName}”的门票。` : `${giver}向您转让了“${siteName}”的门票。`,
      paragraphs: [
        '领取前需要登录或注册。门票归最先通过链接领取的人所有。',
        '如果您不了解此事，请忽略本邮件，不会有任何影响。',
      ],
      button: '领取门票',
    },
    accepted: {
      subject: (siteName) => `【${siteName}】您已领取门票`,
      heading: '您已领取门票',
      paragraphs: (siteName) => [`您已领取“${siteName}”的以下门票。`, '当天请在入口出示“我的门票”中的二维码。'],
    },
    returned: {
      subject: (siteName) => `【${siteName}】您转让的门票已退还`,
      heading: '您转让的门票已退还',
      paragraphs: (siteName) => [
        `“${siteName}”的以下门票已退还给您。`,
        '门票编号和二维码已更换，请在“我的门票”中查看。',
      ],
    },
  },
} satisfies MyTicketMessages;
