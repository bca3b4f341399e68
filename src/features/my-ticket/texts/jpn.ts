import gate from './gate/jpn.ts';
import toTheCard from '#features/ticket/texts/to-the-card/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

/** What has happened to a ticket: its page and its mail say it. */
export const done = {
  canceled: 'チケットをキャンセルしました',
};

/** How money comes back for a ticket that was cancelled, and when: its page and its mail say it. */
export const refunds = {
  card: toTheCard,
  byHand: (amount: string) => `${amount}を、主催者からの振込で返金します。振込先は、主催者からお伺いします。`,
  none: '返金はありません。',
};

/** Why a ticket cannot be transferred: its page says it before a press, and the server afterwards. */
export const transferProblems = {
  received: '譲渡されたチケットは、ほかの方に譲渡できません。購入者に返すことができます。',
  notTransferable: 'この状態のチケットは譲渡できません。',
};

/** Why a ticket cannot be cancelled: its page says it before a press, and the server afterwards. */
export const cancel = {
  canceled: 'このチケットはすでにキャンセルされています。',
  unpaid: 'お支払い前のチケットは、期限が過ぎると自動的に無効になります。',
  lotteryWaiting: '抽選前のためキャンセルできません。',
  lotteryFail: '落選したためキャンセルの必要はありません。',
  paymentFail: 'お支払いが済んでいないため、期限が過ぎると自動的に無効になります。',
  used: '使用済みのチケットはキャンセルできません。',
  finished: '利用期間が終了したためキャンセルできません。',
  notPurchaser: 'キャンセルできるのは購入者だけです。',
  transferring: '譲渡の手続き中です。先に譲渡を取り消してください。',
  transferred: '譲渡したチケットはキャンセルできません。',
  outsideCancelPeriod: 'キャンセルの受付期間ではありません。',
  cardTooOld: 'カードでのお支払いから90日を過ぎたため、キャンセルできません。',
};

const jpn = {
  cancel,
  transfer: {
    off: 'このチケットは譲渡できません。',
    notHolder: 'このチケットをお持ちの方だけが操作できます。',
    received: transferProblems.received,
    notTransferable: transferProblems.notTransferable,
    transferring: 'すでに譲渡の手続き中です。',
    notTransferring: '譲渡の手続きは行われていません。',
    ownTicket: 'ご自身のチケットは受け取れません。譲渡する相手にリンクをお送りください。',
    used: '使用済みのチケットは返せません。',
    purchaserGone: '購入された方が退会されたため、チケットを返せません。',
  },
  linkInvalid: 'この譲渡用リンクは無効です。譲渡した方に、新しいリンクの発行をご依頼ください。',
  staffLink: {
    over: 'このリンクは使えません。期間が終わったか、主催者が停止しました。',
    early: 'このリンクはまだ使えません。始まる時刻になってから開いてください。',
    period: '終了は、開始と現在より後にしてください。',
    notPublic: 'まだ受付を開けません。チケットのあるイベントを公開してから開いてください。',
  },
  gate,
  gateNotice: {
    early: (opens: string) => `イベントはまだ始まっていません（${opens}から）。`,
    undoIsLate: 'チェックインの取り消しは、直後の5分間だけできます。',
    nothingToUndo: '取り消せるチェックインがありません。',
    tooManyNotes: 'このチケットには、これ以上メモを追加できません。',
  },
  unknownTicket:
    'このコードのチケットは見つかりません。コードと、受付するイベントをご確認ください。譲渡や返却があったチケットはコードが変わっています。お持ちの方に、チケットの画面を開き直すようお願いしてください。',
  collectFirst: (amount: string) => `先に代金（${amount}）をお受け取りください。`,
  collectInstead: (now: string, before: string) =>
    `受け取る金額が${before}から${now}に変わりました。多く受け取っている場合は、差額をお返しください。`,
  collectNothing: (before: string) =>
    `この注文で受け取る金額は、もうありません。${before}を受け取っている場合は、お返しください。`,
  mails: {
    ticketNumber: 'チケット番号',
    canceled: {
      subject: (siteName: string) => `【${siteName}】チケットをキャンセルしました`,
      heading: done.canceled,
      paragraphs: (siteName: string) => [`${quoted(siteName)}の次のチケットのキャンセルを承りました。`],
      paid: 'お支払い額',
      fee: 'キャンセル料',
      before: 'すでに返金した分',
      refund: '返金額',
      refunds,
    },
    received: {
      subject: (siteName: string) => `【${siteName}】譲渡したチケットが受け取られました`,
      heading: '譲渡したチケットが受け取られました',
      paragraphs: (siteName: string) => [
        `${quoted(siteName)}の次のチケットは、リンクから受け取りが完了しました。`,
        'これまでのチケット番号とQRコードは使えなくなりました。',
      ],
    },
    until: '受け取り期限',
    offered: {
      subject: (siteName: string) => `【${siteName}】チケットが届いています`,
      heading: 'チケットが届いています',
      lead: (giver: string, siteName: string) =>
        giver === ''
          ? `${quoted(siteName)}のチケットが、あなたに贈られました。`
          : `${giver}さんから、${quoted(siteName)}のチケットが届いています。`,
      paragraphs: [
        '受け取りには、会員登録またはログインが必要です。リンクを最初に開いて受け取った方のチケットになります。',
        '心当たりがない場合は、このメールを破棄してください。何も起こりません。',
      ],
      button: 'チケットを受け取る',
    },
    accepted: {
      subject: (siteName: string) => `【${siteName}】チケットを受け取りました`,
      heading: 'チケットの受け取りが完了しました',
      paragraphs: (siteName: string) => [
        `${quoted(siteName)}の次のチケットを受け取りました。`,
        '当日は、マイチケットのQRコードを入場口でお見せください。',
      ],
    },
    returned: {
      subject: (siteName: string) => `【${siteName}】譲渡したチケットが返されました`,
      heading: '譲渡したチケットが返されました',
      paragraphs: (siteName: string) => [
        `${quoted(siteName)}の次のチケットが返され、お手元に戻りました。`,
        'チケット番号とQRコードは新しくなりました。マイチケットでご確認ください。',
      ],
    },
  },
};
export type MyTicketMessages = typeof jpn;
export default jpn;
