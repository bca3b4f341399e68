import { quoted } from '#kernel/quoted.ts';
import order from '../../../texts/order/jpn.ts';

const confirmed = '確認のメールをお送りします。';

const canceled = 'この注文は取り消されました';

/** An order after it was sent: its payment, its outcome and the thanks. */
const texts = {
  copied: 'コピーしました',
  lost: {
    title: '購入が完了していない可能性があります',
    text: '通信が途切れたため、結果を確認できませんでした。マイチケットをご確認ください。このページでも自動で確認を続けます。',
    once: '確認を繰り返しても、二重に購入されることはありません。',
    check: '結果を確認する',
    checking: '確認しています',
  },
  checking: {
    checking: {
      title: 'お支払いを確認しています',
      text: '決済会社からの結果を待っています。通常は1分ほどで終わります。もう一度お支払いになる必要はありません。',
    },
    authenticating: {
      title: '本人認証の完了をお待ちしています',
      text: 'お支払いには、カード会社の本人認証（3Dセキュア）が必要です。まだお済みでない場合は、続けて支払うか、購入をやめるかをお選びください。',
      soon: '本人認証を終えたばかりのときは、結果がわかりしだいこの画面が切り替わります。',
    },
    goesOn: 'このページを閉じても処理は続きます。結果はメールでお知らせします。',
    now: 'いま確認する',
  },
  orderedBefore: {
    title: 'この内容は、すでに注文済みです',
    text: (method: string) => `別のタブなどで先に注文が確定しています。お支払い方法は${quoted(method)}です。`,
  },
  open: {
    title: 'お支払いが終わっていない購入があります',
    text: '続けて支払うか、購入をやめるかをお選びください。',
    goOn: '支払いを続ける',
  },
  pay: {
    title: 'お支払い',
    lead: (amount: string) => `お支払い額：${amount}`,
    heldUntil: (when: string) => `${when}まで、チケットをお取り置きしています。`,
    left: (minutes: number, seconds: number) => `あと${minutes}分${String(seconds).padStart(2, '0')}秒`,
    submit: (amount: string) => `${amount}を支払う`,
    submitting: '決済しています',
    startOver: '最初からやり直す',
    leave: '購入をやめる',
    leaveTitle: '購入をやめますか？',
    leaveText: 'お取り置きしているチケットは、ほかの方が購入できるようになります。カートの内容は残ります。',
    leaveNumberText:
      'お支払いのための番号や口座は使えなくなり、お取り置きしているチケットは、ほかの方が購入できるようになります。',
    leaveNow: '購入をやめる',
    stay: '支払いを続ける',
  },
  none: {
    title: 'この注文は見つかりません',
    text: 'アドレスをご確認ください。購入したチケットは、マイチケットでもご覧いただけます。',
    failedTitle: '注文を読み込めませんでした',
    failedText: '通信環境を確認して、もう一度お試しください。',
    loginTitle: 'ログインが必要です',
    loginText: 'この注文は、購入した方だけがご覧いただけます。',
  },
  over: {
    moneyBack: {
      gateway: (amount: string) =>
        `ご入金いただいた${amount}は、このご注文には使われませんでした。お支払いと同じ方法での返金を手続きしています。`,
      organiser: (amount: string) =>
        `ご入金いただいた${amount}は、このご注文には使われませんでした。主催者からの振込で返金します。振込先は、主催者からお伺いします。`,
      nobody: (amount: string) => `ご入金いただいた${amount}は、このご注文には使われなかったため、返金しました。`,
    },
    expired: {
      title: 'お支払い期限が過ぎました',
      what: 'チケットのお取り置きを終了しました',
      text: '期限までにお支払いを確認できませんでした。決済は行われていません。もう一度チケットをお選びください。',
    },
    canceled: {
      title: '購入を取りやめました',
      what: canceled,
      text: '決済は行われていません。カートの内容は残っています。',
    },
    takenBack: {
      title: 'ご注文の取り消し',
      what: canceled,
      text: 'チケットはすべてキャンセルされています。お支払いの必要はありません。',
    },
    lost: {
      title: '抽選の結果',
      what: '残念ながら、落選となりました',
      text: 'お申し込みいただき、ありがとうございました。お支払いは発生していません。',
    },
  },
  refund: {
    gateway: (amount: string) =>
      `チケットのキャンセルによる返金：${amount}。お支払いと同じ方法での返金を手続きしています。`,
    organiser: (amount: string) =>
      `チケットのキャンセルによる返金：${amount}。主催者からの振込で返金します。振込先は、主催者からお伺いします。`,
    nobody: (amount: string) => `チケットのキャンセルによる返金：${amount}。返金しました。`,
  },
  done: {
    completed: { title: 'ご購入ありがとうございます', text: '購入が完了しました。', mail: confirmed },
    /** Of an order that costs nothing. */
    free: { title: 'お申し込みありがとうございます', text: 'お申し込みが完了しました。', mail: confirmed },
    awaiting: {
      title: 'ご注文を受け付けました',
      text: 'お支払いはまだ完了していません。下の案内にそって、期限までにお支払いください。',
      mail: '同じ内容をメールでもお送りしています。',
    },
    /** Of tickets that came before their money. */
    unpaid: {
      transfer: 'お支払いはまだ完了していません。下の振込先へ、期限までにお振り込みください。',
      transferUntold: 'お支払いはまだ完了していません。下の案内をご確認のうえ、お振り込みください。',
      venue: 'お支払いはまだ完了していません。当日、会場の受付で代金をお支払いください。',
    },
    applied: {
      title: '抽選に申し込みました',
      text: '結果は抽選後にメールとマイチケットでお知らせします。いまはお支払いは発生していません。',
      mail: '受付の確認をメールでお送りしています。',
    },
    mailHeld:
      '同じメールアドレスでのご注文が続いたため、確認のメールは、ほかのご注文とまとめて1時間ほどでお送りします。届くまでは、このページでご確認いただけます。',
    numberLabel: '注文番号',
    number: (orderId: string) => `注文番号：${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    holder: order.holder,
    tickets: 'チケット',
    keepTitle: 'このページを保存してください',
    keepText:
      'ログインせずに申し込んだチケットは、このページで表示します。確認のメールのリンクから、ほかの端末でも開けます。リンクを保存するか、QRコードの画面を保存してください。',
    copyLink: 'リンクをコピー',
    calendar: 'カレンダーに追加',
    ticketNumber: (code: string) => `チケット番号：${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title: string) => `${quoted(title)}の入場用QRコード`,
    qrHint: '入場口でこのコードをお見せください。',
    qrUnpaid: {
      transfer: 'このチケットの代金は、まだお支払いいただいていません。期限までにお振り込みください。',
      venue: 'このチケットの代金は、まだお支払いいただいていません。入場の際に、受付でお支払いください。',
    },
    share: 'シェア',
    toList: 'チケット一覧へ',
  },
  instructions: order.instructions,
};
export type OrderTexts = typeof texts;
export default texts;
