import { quoted } from '#kernel/quoted.ts';
import draw from '../../../texts/draw/jpn.ts';
import type { NewsKind } from '../news-kind.ts';

const canceled = 'ご注文が取り消されました';

const canceledSubject = (siteName: string) => `【${siteName}】ご注文が取り消されました`;

const won = 'ご当選おめでとうございます';

const thanksForOrder = (siteName: string) => [`${quoted(siteName)}のチケットをご注文いただき、ありがとうございます。`];

const delivered = 'チケットをお届けします';

interface NewsWords {
  subject(siteName: string): string;
  heading: string;
  paragraphs(siteName: string): string[];
}

/** The mails about a refund that the organiser has to pay by hand. */
interface RefundWords {
  organiser: {
    subject(siteName: string): string;
    heading: string;
    /**
     * gateway: the gateway refused, or the bank returned the money to it. byHand: the gateway was never asked.
     * decided: nor was it of what the organiser gives back.
     */
    why: Record<'gateway' | 'byHand' | 'decided', (siteName: string) => string>;
    /** Names the menu and the button of the console: a mail of a server without an address has no link. */
    toDo: string;
    /** A button that leads to the order in the console. */
    open: string;
    /** The command that notes the payment follows. */
    orCommand: string;
    footnote: string;
  };
  buyer: {
    subject(siteName: string): string;
    heading: string;
    paragraphs(siteName: string, amount: string): string[];
  };
  /** Labels: the number of the refund, its amount, and the buyer. */
  number: string;
  amount: string;
  who: string;
  /** In place of a buyer who has deleted the account. */
  buyerGone: string;
}

export interface TicketMailTexts {
  news: Record<NewsKind, NewsWords>;
  /** News of several orders in one mail, for an address that has had many mails already. */
  together: NewsWords;
  moreOrders(count: number): string;
  refund: RefundWords;
  /** Labels of facts, as are the next ones. */
  orderNumber: string;
  orderTotal: string;
  payBy: string;
  place: string;
  date: string;
  /** For tickets that are issued before their money comes. */
  notPaidYet: string;
  /** For an application with a price. card: charged automatically. later: a mail will explain how to pay. */
  ifWon: Record<'card' | 'later', string>;
  atTheGate: string;
  /** The codes that a mail shows itself. */
  codes: {
    intro(count: number): string;
    /** In place of a picture that a mail program does not show. */
    alt(ticket: string, number: string): string;
    more(count: number): string;
    opensAnywhere: Record<'member' | 'visitor', string>;
    keepToYourself: string;
  };
  /** Of draws after the first one: to applicants, to those who lost, and of which draw a result is. */
  further: Record<'mayFollow' | 'mayStillFollow' | 'result', string>;
  /** For members, once the order is paid. */
  receiptHint: string;
  /** Where a member finds the tickets, for a mail that can have no link. */
  whereToLook: string;
  /** The announcement of a draw. */
  draw: Record<'toCheck' | 'closesAt' | 'secretHash' | 'publicValueSource', string>;
  /** `tickets` is for visitors, who have no my tickets page. */
  buttons: Record<'myTickets' | 'tickets' | 'order' | 'result' | 'howToPay' | 'pay', string>;
}

const jpn: TicketMailTexts = {
  news: {
    applied: {
      subject: (siteName) => `【${siteName}】抽選のお申し込みを受け付けました`,
      heading: '抽選のお申し込みを受け付けました',
      paragraphs: (siteName) => [
        `${quoted(siteName)}の抽選にお申し込みいただき、ありがとうございます。`,
        '結果は抽選後にメールでお知らせします。申込番号は、抽選が正しく行われたことの確認にお使いいただけます。',
      ],
    },
    awaiting: {
      subject: (siteName) => `【${siteName}】お支払いのご案内`,
      heading: 'お支払いをお待ちしています',
      paragraphs: (siteName) => [
        `${quoted(siteName)}のチケットをお取り置きしました。`,
        '下記の期限までにお支払いください。期限を過ぎると、お取り置きは自動的に取り消されます。',
      ],
    },
    issued: {
      subject: (siteName) => `【${siteName}】チケットのご購入ありがとうございます`,
      heading: delivered,
      paragraphs: (siteName) => [`${quoted(siteName)}のチケットをご購入いただき、ありがとうございます。`],
    },
    given: {
      subject: (siteName) => `【${siteName}】主催者からチケットのお届け`,
      heading: delivered,
      paragraphs: (siteName) => [`${quoted(siteName)}の主催者から、チケットをお届けします。`],
    },
    free: {
      subject: (siteName) => `【${siteName}】チケットのお申し込みを受け付けました`,
      heading: delivered,
      paragraphs: (siteName) => [
        `${quoted(siteName)}のチケットにお申し込みいただき、ありがとうございます。お支払いの必要はありません。`,
      ],
    },
    unpaid: {
      subject: (siteName) => `【${siteName}】チケットのご注文を受け付けました`,
      heading: 'ご注文ありがとうございます',
      paragraphs: thanksForOrder,
    },
    transfer: {
      subject: (siteName) => `【${siteName}】お振り込みのお願い（ご注文を受け付けました）`,
      heading: 'お振り込みをお待ちしています',
      paragraphs: thanksForOrder,
    },
    settled: {
      subject: (siteName) => `【${siteName}】お支払いを確認しました`,
      heading: 'お支払いを確認しました',
      paragraphs: (siteName) => [`${quoted(siteName)}のチケットのお支払いを確認しました。ありがとうございます。`],
    },
    won: {
      subject: (siteName) => `【${siteName}】抽選結果：当選`,
      heading: won,
      paragraphs: (siteName) => [`${quoted(siteName)}の抽選に当選されました。チケットをご用意しました。`],
    },
    wonToPay: {
      subject: (siteName) => `【${siteName}】抽選結果：当選（お支払いのお願い）`,
      heading: won,
      paragraphs: (siteName) => [
        `${quoted(siteName)}の抽選に当選されました。チケットをお取り置きしています。`,
        '下記の期限までにお支払いください。期限を過ぎると、当選は無効になります。',
      ],
    },
    lost: {
      subject: (siteName) => `【${siteName}】抽選結果のお知らせ`,
      heading: '抽選結果のお知らせ',
      paragraphs: (siteName) => [
        `${quoted(siteName)}の抽選にお申し込みいただき、ありがとうございました。`,
        '厳正に抽選した結果、誠に残念ながら落選となりました。お支払いは発生していません。',
      ],
    },
    paymentFailed: {
      subject: (siteName) => `【${siteName}】当選チケットのお支払いができませんでした`,
      heading: 'お支払いをご確認ください',
      paragraphs: (siteName) => [
        `${quoted(siteName)}の抽選に当選されましたが、ご登録のカードで決済できませんでした。`,
        'マイチケットから、期限までに別の方法でお支払いください。期限を過ぎると、当選は無効になります。',
      ],
    },
    expired: {
      subject: (siteName) => `【${siteName}】お支払い期限が過ぎました`,
      heading: 'お取り置きを取り消しました',
      paragraphs: (siteName) => [
        `${quoted(siteName)}のチケットは、期限までにお支払いを確認できなかったため、お取り置きを取り消しました。`,
        'すでにお支払いいただいていた場合は、確認できしだい、チケットをご用意するか、返金します。販売中のチケットは、サイトからあらためてお求めいただけます。',
      ],
    },
    canceled: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `${quoted(siteName)}のご注文は、主催者により取り消されました。`,
        '代金のお支払いは不要です。すでにお支払い済みの場合や、ご不明な点がある場合は、主催者へお問い合わせください。',
      ],
    },
    unanswered: {
      subject: canceledSubject,
      heading: canceled,
      paragraphs: (siteName) => [
        `${quoted(siteName)}のご注文は、お支払いの結果を決済会社に確認できない状態が続いたため、主催者により取り消されました。`,
        'お支払いが済んでいた場合は、返金されます。請求が残っている場合は、注文番号を添えて主催者へお問い合わせください。',
      ],
    },
  },
  together: {
    subject: (siteName) => `【${siteName}】ご注文のまとめ`,
    heading: 'ご注文のまとめ',
    paragraphs: (siteName) => [
      `${quoted(siteName)}で、このメールアドレスでのご注文が続いたため、まとめてお知らせします。`,
      '心当たりがない場合は、このメールを破棄してください。お支払いは発生していません。',
    ],
  },
  moreOrders: (count) => `ほかに${count}件のご注文があります。心当たりのある場合は、主催者へお問い合わせください。`,
  refund: {
    organiser: {
      subject: (siteName) => `【${siteName}】返金のお手続きが必要です`,
      heading: '返金のお手続きが必要です',
      why: {
        gateway: (siteName) =>
          `${quoted(siteName)}のご注文への返金を、決済会社が行えませんでした。ご購入者には、まだ返金されていません。`,
        byHand: (siteName) =>
          `${quoted(siteName)}のチケットがキャンセルされました。このお支払い方法では自動で返金できないため、主催者からの返金が必要です。`,
        decided: (siteName) =>
          `${quoted(siteName)}のご注文への返金が、管理画面で登録されました。このお支払い方法では自動で返金できないため、主催者からの返金が必要です。`,
      },
      toDo: 'ご購入者に振込先をお尋ねのうえ、返金してください。返金が済みましたら、管理画面の「注文」でこの注文を開き、「返金済みにする」を押してください。',
      open: '管理画面で注文を開く',
      orCommand: 'サーバーを管理している方は、次のコマンドでも記録できます。',
      footnote: 'このメールに返信すると、ご購入者に届きます。',
    },
    buyer: {
      subject: (siteName) => `【${siteName}】返金方法変更のお知らせ`,
      heading: '返金の方法が変わりました',
      paragraphs: (siteName, amount) => [
        `${quoted(siteName)}のご注文について、${amount}を、お支払いと同じ方法では返金できませんでした。`,
        '主催者からの振込で返金します。振込先は、主催者からお伺いします。',
      ],
    },
    number: '返金番号',
    amount: '返金額',
    who: 'ご購入者',
    buyerGone: '退会済みのため、連絡先は残っていません。決済会社の管理画面で、上の注文番号からお調べください。',
  },
  orderNumber: '注文番号',
  orderTotal: 'ご注文の合計',
  payBy: 'お支払い期限',
  place: '会場',
  date: '開催日時',
  notPaidYet: 'お支払いはまだ完了していません。下記のとおりお支払いください。',
  receiptHint: '領収書は、マイページの「購入履歴」から発行いただけます。',
  ifWon: {
    card: '当選した場合は、選択されたカードに自動で請求します。',
    later: '当選した場合は、お支払いの方法と期限をメールでご案内します。',
  },
  atTheGate: 'ご来場の際は、チケットの画面を入場口でお見せください。',
  codes: {
    intro: () => 'ご来場の際は、次のQRコードを入場口でお見せください。',
    alt: (ticket, number) => `入場用QRコード（${ticket}、${number}）`,
    more: (count) => `ほかに${count}枚のチケットがあります。チケットのページでご覧ください。`,
    opensAnywhere: {
      member: 'チケットは、このメールのリンクから、どの端末でも開けます。ログインが必要です。',
      visitor: 'チケットは、このメールのリンクから、どの端末でも開けます。ログインは不要です。',
    },
    keepToYourself: 'QRコードを持っている方は、どなたでも入場できます。このメールは、ほかの方に転送しないでください。',
  },
  further: {
    mayFollow: '抽選後にチケットに空きが出た場合は、落選された方を対象に再抽選を行うことがあります。',
    mayStillFollow:
      'チケットに空きが出た場合は、落選された方を対象に再抽選を行うことがあります。あらためてのお申し込みは不要で、当選した場合は、お申し込み時に選択された方法でお支払いいただきます。参加を希望されない場合は、マイチケットで「再抽選に参加しない」を選んでください。',
    result: '空きの出たチケットについて、再抽選を行いました。',
  },
  whereToLook: 'チケットは、サイトにログインして「マイチケット」からいつでもご覧いただけます。',
  draw: {
    toCheck:
      '抽選の公正さをあとから確かめるには、このメールを保存してください。申込一覧のハッシュは受付終了後にチケットのページで公開します。',
    closesAt: '受付終了',
    secretHash: draw.secretHash,
    publicValueSource: draw.publicValueSource,
  },
  buttons: {
    myTickets: 'マイチケットを見る',
    tickets: 'チケットを見る',
    order: 'ご注文を見る',
    result: '抽選結果を見る',
    howToPay: 'お支払い方法を見る',
    pay: 'お支払いに進む',
  },
};
export default jpn;
