import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';
import cancelling from '../../../texts/cancelling/jpn.ts';
import cart from '../../../texts/cart/jpn.ts';
import neighbours from '../../../texts/neighbours/jpn.ts';
import refusals from '../../../texts/refusals/jpn.ts';
import order from '../../../texts/order/jpn.ts';

const sendingApplication = '申し込みを送信しています';

const soldOut = '完売しました。カートから外しました。';

const notOnDisplay = 'このチケットは掲載が終了しました。カートから外しました。';

/** The purchase of tickets, from the terms to the thanks. */
const texts = {
  title: 'チケットの購入',
  next: '次へ進む',
  required: '必須',
  toTickets: 'チケット一覧へ戻る',
  toMyTickets: 'マイチケットを見る',
  toLogin: 'ログインする',
  understood: '確認しました',
  stepsLabel: '購入の手順',
  stepDone: '（入力済み）',
  steps: {
    profile: 'お客様',
    partner: '同行者',
    payment: 'お支払い',
    confirm: '確認',
  },
  headings: {
    terms: '規約への同意',
    profile: 'お客様の情報',
    partner: '同行者の情報',
    payment: 'お支払い方法',
    confirm: 'ご注文内容の確認',
    free: 'お申し込み',
    confirmApplication: 'お申し込み内容の確認',
  },
  cartFailed: {
    title: cart.failedTitle,
    text: cart.failedText,
    retry: 'もう一度読み込む',
  },
  summary: {
    title: 'ご注文内容',
    application: 'お申し込み内容',
    tickets: order.tickets,
    each: order.each,
    wish: order.wish,
    holder: order.holder,
    from: order.from,
    until: order.until,
    before: '割引前',
    discountedOf: (discounted: number, number: number) => `${number}枚のうち${discounted}枚を割引`,
    subtotal: '小計',
    discount: order.discount,
    total: order.total,
    totalIfWon: order.totalIfWon,
    canceled: 'キャンセル済み',
    taxIncluded: '税込',
  },
  terms: {
    title: '規約',
    agreeTo: (title: string) => `${title}に同意します`,
    read: (title: string) => `${title}を読む`,
    agree: common.agree,
    required: '進むには、同意のチェックが必要です。',
  },
  profile: {
    mail: 'メールアドレス',
    mailHintFree: 'チケットのご案内をお送りします。',
    mailHint: 'ご注文の確認をお送りします。',
    meant: (mail: string) => `${mail} ではありませんか？`,
    mailInvalid: common.invalidMail,
    keep: '入力した内容をプロフィールにも保存する',
  },
  partner: {
    lead: '1枚目はご本人の分です。ご一緒に来場する方の情報を、チケットごとにご入力ください。',
    number: (number: number, of: number) => `同行者 ${number}/${of}`,
    mail: '同行者のメールアドレス',
    mailHint: 'チケットについてのご連絡に使います。',
    mailOptional: 'お持ちでない場合は、空欄でかまいません。',
  },
  discount: {
    have: (label: string) => `${label}をお持ちの方`,
    label: '割引コード',
    hint: 'お持ちの方は入力して「適用」を押してください。',
    use: '適用',
    looking: '確認しています',
    code: 'コード',
    none: '使いません',
    clear: '取り消す',
    onlyFor: (ticket: string) => `割引の対象：${ticket}`,
    upTo: (most: number) => `割引は1回のお支払いにつき${most}枚までです。ほかのチケットは通常の料金です。`,
    saved: (amount: string) => `${amount}割引になりました。`,
    unusable: refusals.codeUnusable,
    nothingCheaper: 'この割引コードは使えません。選択中のチケットは割引の対象外です。',
    usedUp: refusals.codeUsedUp,
    allBelowLimit: (least: string) => `この割引コードは使えません。${least}以上のチケットが対象です。`,
    belowLimit: (ticket: string, price: string, least: string) =>
      `${quoted(ticket)}（${price}）は割引の対象外です。この割引コードは${least}以上のチケットに使えます。`,
  },
  payment: {
    nothing: 'お支払いは必要ありません。',
    label: 'お支払い方法',
    methods: order.methods,
    notes: {
      card: '注文を確定するまで、決済は行われません。',
      cardNow: 'ボタンを押すと、すぐに決済します。',
      cardApplication: '当選したときだけ、このカードで決済します。',
      applicationLater: '当選した場合に、お支払いの方法と期限をメールでご案内します。',
      applicationLocal: '当選した場合に、会場の受付でお支払いください。',
      store: (hours: number) => `注文後に表示される番号で、${hours}時間以内に店頭でお支払いください。`,
      bankLater: 'チケットはすぐにお使いいただけます。振込先は注文後にご案内します。',
      bankFirst: (hours: number) =>
        `注文後${hours}時間以内にお振り込みください。入金の確認後にチケットをお届けします。`,
      local: 'チケットはすぐにお届けします。代金は会場の受付でお支払いください。',
    },
    applicationLead: 'いまはお支払いは発生しません。当選した場合に、ここで選んだカードで決済します。',
    applicationLeadLater: 'いまはお支払いは発生しません。当選した場合に、ここで選んだ方法でお支払いいただきます。',
    none: '利用できるお支払い方法がありません。主催者にお問い合わせください。',
    storeLabel: 'お支払いになる店舗',
    storeMissing: 'お支払いになる店舗を選んでください。',
    checkingCard: 'カードを確認しています',
    cardFailed:
      'カードを確認できませんでした。番号・有効期限・セキュリティコードをご確認のうえ、もう一度お試しください。',
    typeAgain: '安全のため、カード番号は保存していません。変更する場合は、もう一度ご入力ください。',
    keep: 'このカードを登録して、次回から入力を省く',
    keptForDraw: '当選時の決済のため、このカードを登録します。マイページからいつでも削除できます。',
  },
  stores: order.stores,
  receipt: {
    title: '領収書',
    want: '領収書を発行する',
    addressee: '宛名',
    addresseeHint: neighbours.addresseeHint,
    addresseeMissing: '領収書の宛名を入力してください。',
    to: (addressee: string) => `発行する（宛名：${addressee}）`,
    none: '発行しない',
  },
  confirm: {
    tickets: 'チケット',
    purchaser: 'お客様',
    partners: '同行者',
    payment: 'お支払い',
    method: order.method,
    change: '変更',
    extraSlot: '希望以外の枠でも申し込む',
    extraSlotHint: '希望した枠がすべて外れたとき、空きのあるほかの枠も抽選の対象になります。',
    paid: {
      note: 'ボタンを押すと注文が確定します。押したあとは、画面が切り替わるまでお待ちください。',
      order: (total: string) => `${total}の注文を確定する`,
      sending: '注文を送信しています',
    },
    free: {
      note: 'ボタンを押すとお申し込みが確定します。',
      order: (_total: string, _tickets: number): string => '無料で申し込む',
      sending: sendingApplication,
    },
    application: {
      note: 'ボタンを押すと抽選に申し込みます。いまはお支払いは発生しません。',
      order: (_total: string) => '抽選に申し込む',
      sending: sendingApplication,
    },
  },
  conditions: {
    title: 'お支払い・お届け・キャンセル',
    labels: {
      payment: 'お支払いの時期',
      delivery: 'チケットのお届け',
      cancellation: cancelling.label,
      sales: '販売期間',
      application: '受付期間',
    },
    payments: {
      cardNow: () => '注文の確定と同時に、カードで決済します。',
      storeWithin: (hours: number, _drawn: string) =>
        `注文後${hours}時間以内に、コンビニでお支払いください。期限を過ぎると、注文は取り消しになります。`,
      transferWithin: (hours: number) =>
        `注文後${hours}時間以内に、ご案内する口座へお振り込みください。入金を確認できない場合、注文は取り消しになります。振込手数料はお客様のご負担となります。`,
      transferLater: () =>
        '注文後にご案内する口座へ、ご案内する期限までにお振り込みください。振込手数料はお客様のご負担となります。',
      venue: () => '当日、会場の受付でお支払いください。',
      cardIfWon: (_hours: number, drawn: string) =>
        `当選した場合だけ、抽選${drawn && `（${drawn}）`}のあとに、登録したカードで決済します。落選した場合、お支払いは発生しません。`,
      venueIfWon: () => '当選した場合だけ、当日、会場の受付でお支払いください。',
      wayIfWon: () => '当選した場合だけ、お支払いが必要です。お支払いの方法と期限をメールでご案内します。',
    },
    deliveries: {
      atOnce: '注文の確定後すぐに、マイチケットに表示します。',
      oncePaid: 'お支払いの確認後すぐに、マイチケットに表示します。',
      onceWon: '当選した場合に、マイチケットに表示します。',
      onceWonAndPaid: '当選し、お支払いを確認できしだい、マイチケットに表示します。',
    },
    of: cancelling.of,
    never: cancelling.never,
    neverIfWon: cancelling.neverIfWon,
    cancel: cancelling.cancel,
    except: '使用または譲渡したチケットと、ご利用期間を過ぎたチケットは、キャンセルできません。',
    refunds: {
      card: '返金は、お支払いに使ったカードへ行います。',
      byHand: '返金は、主催者からの振込で行います。',
    },
    until: cancelling.until,
    from: cancelling.from,
    withdraw: '申し込みは、受付期間中であればマイチケットから取り下げられます。',
  },
  leaving: {
    title: '決済の途中です',
    text: '決済が終わるまで、ページを離れることはできません。このページを開いたままお待ちください。',
    stay: 'このまま待つ',
  },
  problems: {
    title: 'この内容では購入できませんでした',
    lead: '購入できないチケットはカートから外し、枚数と料金を最新の内容に直しました。ご確認のうえ、もう一度お進みください。注文はまだ確定していません。',
    aTicket: 'カートから外れたチケット',
    of: (title: string, problem: string) => `${title}：${problem}`,
    empty: 'カートにチケットがありません。',
    tooMany: (limit: number) => `一度に購入できるのは${limit}枚までです。枚数を減らしてください。`,
    totalTooHigh: cart.totalTooHigh,
    mixed: '抽選のチケットは、ほかのチケットと一緒に申し込めません。ほかの種類はカートから外しました。',
    codeUnusable: 'この割引コードは使えません。割引を取り消しました。合計をご確認ください。',
    unknownTicket: notOnDisplay,
    notOnDisplay,
    beforeSales: 'このチケットはまだ販売していません。カートから外しました。',
    salesFinished: 'このチケットの販売は終了しました。カートから外しました。',
    soldOut,
    unknownPrice: '選ばれた券種がなくなりました。券種を選び直してください。',
    loginNeeded: 'このチケットの購入にはログインが必要です。ログインすると、続きから進めます。',
    choices: '希望の枠がすべて選ばれていません。チケット一覧で選び直してください。',
    alreadyApplied: 'この抽選にはすでに申し込んでいます。カートから外してください。',
    notEnough: (left: number) => (left > 0 ? `残りが${left}枚になりました。枚数を減らしました。` : soldOut),
    limitReached: (left: number) =>
      left > 0
        ? `お一人様の上限により、購入できるのはあと${left}枚です。枚数を減らしました。`
        : 'お一人様の購入枚数の上限に達しています。カートから外しました。',
    parentNeeded: (names: readonly string[]) =>
      names.length > 0
        ? `このチケットには${names.map(quoted).join('または')}が必要です。一緒にカートに入れてください。`
        : 'このチケットには、対象となる別のチケットが必要です。一緒にカートに入れてください。',
    combination: (isRemoved: boolean): string =>
      isRemoved ? cart.droppedForOther : 'ほかのチケットと同時には購入できません。どちらかをカートから外してください。',
    priceChanged: '料金が変わりました。新しい料金をご確認ください。',
  },
  failures: {
    title: '注文できませんでした',
    fields: '入力内容をご確認ください',
    offline: '通信環境を確認してから、もう一度お試しください。注文は送信されていません。',
    cartChanged: '別のタブなどでカートの内容が変わりました。内容をご確認のうえ、もう一度ボタンを押してください。',
    nothingCharged: '決済は行われていません。入力した内容はそのまま残っています。',
    timeoutTitle: '決済がタイムアウトしました',
    maintenanceTitle: '決済会社のメンテナンス中です',
    payment: {
      refused: '決済できませんでした',
      timeout: refusals.paymentTimeout,
      maintenance: refusals.paymentMaintenance,
    },
    reasons: {
      declined: 'カード会社で承認されませんでした。別のカードか、別のお支払い方法をお試しください。',
      cardInvalid:
        'このカードは使えません。番号・有効期限・セキュリティコードをご確認いただくか、別のカードをお試しください。',
      authenticationFailed:
        '本人認証（3Dセキュア）が完了しませんでした。もう一度お試しいただくか、別のカードをお使いください。',
      notPossible: 'この金額では、このお支払い方法をご利用いただけません。別のお支払い方法をお選びください。',
      canceled: '決済は取り消されました。もう一度お支払い方法をお選びください。',
    },
  },
};
export type PurchaseTexts = typeof texts;
export default texts;
