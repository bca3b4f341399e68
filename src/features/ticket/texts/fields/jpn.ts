import type { CheckWords } from '#kernel/console/draft-check-item.ts';
import type { WarningWords } from '#kernel/console/warning-words.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import { entry } from '#features/profile/texts/fields/jpn.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { TicketItem, TicketServerContent, ticketDocuments } from '../../documents.ts';

const sale = {
  listDescription: '一覧の前の文章',
  entry: {
    label: '購入者への質問',
    fields: {
      discountCodeLabel: '割引コード欄の名前',
      profiles: {
        label: '質問',
        hint: 'メールアドレスのほかに尋ねることです。',
        entry: '質問',
        fields: entry,
      },
    },
  },
  terms: {
    label: '購入の規約',
    hint: '書くと、購入の前に毎回同意を求めます。',
    fields: {
      title: '見出し',
      body: '本文',
    },
  },
  maxPerOrder: {
    label: '1回の注文の上限',
    hint: 'すべてのチケットを合わせた枚数です。',
  },
  completePage: {
    label: '購入後の画面',
    fields: {
      title: '見出し',
      body: '本文',
    },
  },
  categories: {
    label: 'カテゴリー',
    entry: 'カテゴリー',
    fields: {
      size: {
        label: '階層',
        choices: { large: '大', middle: '中', small: '小' },
      },
      name: '名前',
      image: shared.words.image,
      parentId: {
        label: '上のカテゴリー',
        hint: '「中」は「大」の下に、「小」は「中」の下に入ります。',
      },
    },
  },
  discountCodes: {
    label: '割引コード',
    entry: '割引コード',
    fields: {
      code: {
        label: 'コード',
        hint: '購入者が入力する文字です。',
      },
      discountPrice: '1枚あたりの割引額',
      isForFree: '無料にする',
      availableCountPerPayments: {
        label: '1回の購入で使える枚数',
        hint: '0なら、何枚にでも使えます。',
      },
      minimumAmount: {
        label: 'この料金以上のチケット',
        hint: '1枚の料金がこれより安いチケットには使えません。',
      },
      targetTicketId: {
        label: '使えるチケット',
        hint: '空欄なら、すべてのチケットに使えます。',
      },
      usesMax: {
        label: '使える回数',
        hint: '全員の購入を合わせた回数で、空欄なら限りがありません。',
      },
      usableFrom: '利用開始',
      usableUntil: '利用終了',
    },
  },
  payment: {
    label: '支払い',
    fields: {
      methods: {
        label: '支払い方法',
        hint: '最初のものが、はじめから選ばれています。',
        choices: { CreditCard: 'クレジットカード', ConvenienceStore: 'コンビニ', Bank: '銀行振込', Local: '当日払い' },
      },
      convenienceStores: {
        label: '使えるコンビニ',
        choices: {
          lawson: 'ローソン',
          familymart: 'ファミリーマート',
          ministop: 'ミニストップ',
          seicomart: 'セイコーマート',
        },
      },
      deadlineHours: {
        label: '支払い期限（時間）',
        hint: 'コンビニと振込の期限で、過ぎると注文を取り消します。',
      },
      isBankDeferred: {
        label: '振込の前にチケットを渡す',
        hint: 'オフにすると、入金を確かめてから渡します。',
      },
      bankAccount: {
        label: '振込先',
        hint: '先にチケットを渡すときの、あなたの口座です。',
      },
      localNote: '当日払いの案内',
      organiserMail: {
        label: '返金の連絡先',
        hint: '手で返すお金があるとき、購入者の名前とアドレスをここへ送ります。公開されません。',
      },
    },
  },
  receipt: {
    label: '領収書',
    fields: {
      issuerName: '発行者名',
      issuerAddress: '発行者の住所',
      registrationNumber: {
        label: '登録番号',
        hint: 'Tと13桁の数字で、書くと適格簡易請求書になります。',
      },
    },
  },
} satisfies LabelsOf<TicketServerContent>;

const item = {
  title: 'チケット名',
  description: shared.words.description,
  image: shared.words.image,
  ticketType: {
    label: '売り方',
    choices: { NORMAL: '先着順', LOTTERY: '抽選' },
  },
  price: {
    label: '料金',
    hint: '0円なら無料です。',
  },
  isPay: {
    label: '有料',
    hint: 'オフにすると、料金があっても無料で渡します。',
  },
  ...shared.period,
  enableSalesPeriod: {
    label: '販売期間を決める',
    hint: 'オフの間は、いつでも買えます。',
  },
  salesPeriodStart: '販売開始',
  salesPeriodEnd: {
    label: '販売終了',
    hint: '抽選では申し込みの締め切りで、必ず決めます。',
  },
  enableNumberSold: '販売枚数を決める',
  capacity: {
    label: '定員',
    hint: '売り切れると、買えなくなります。',
  },
  enableFewLeft: '残りわずかと知らせる',
  enablePurchasablenumber: 'お一人さまの上限を決める',
  purchasableNumber: {
    label: 'お一人さまの上限',
    hint: '会員はこれまでの購入も合わせた枚数、会員でない人は1回の注文の枚数です。',
  },
  enableMultiplePrice: {
    label: '料金を分ける',
    hint: '「大人」「学生」のように、料金をいくつも決められます。',
  },
  multiplePrices: {
    label: '料金の種類',
    entry: '料金',
    fields: {
      name: '名前',
      price: '料金',
      isPay: '有料',
    },
  },
  enableCheckinUserForm: '同行者に質問する',
  enableEntryUserForm: '購入者と同じ質問もする',
  checkinProfiles: {
    label: '同行者への質問',
    entry: '質問',
    fields: entry,
  },
  enableParentTicket: '先に必要なチケットを決める',
  parentTicketIds: {
    label: '先に必要なチケット',
    hint: 'どれかを持っているか、一緒に買う人だけが買えます。',
  },
  largeCategoryIds: '大カテゴリー',
  middleCategoryIds: '中カテゴリー',
  smallCategoryIds: '小カテゴリー',
  slots: {
    label: '抽選の枠',
    hint: '当たる日や回です。なければ、チケットそのものを抽選します。',
    entry: '枠',
    fields: {
      name: '名前',
      capacity: '当選する数',
      checkinPeriodStart: '利用開始',
      checkinPeriodEnd: '利用終了',
    },
  },
  requiredSelectSlotNumber: {
    label: '選んでもらう希望の数',
    hint: '申し込む人が、第1希望から順に選ぶ枠の数です。',
  },
  lottery: {
    label: '抽選',
    fields: {
      drawAt: {
        label: '抽選の日時',
        hint: '申し込みの締め切りから1時間以上あとにします。',
      },
      deadlineHours: {
        label: '払い直しの期限（時間）',
        hint: 'カードの決済に失敗した当選者が、別の方法で払える時間です。',
      },
      publicValueSource: {
        label: '抽選に使う公開の値',
        hint: '締め切りのあとに決まり誰でも確かめられる値を、「翌日の東証の終値」のように言葉で書きます。',
      },
    },
  },
  dynamicCheckinPeriod: {
    label: '取得した日から数える',
    hint: 'オンにすると、日付の代わりに日数で使える期間が決まります。',
  },
  checkinPeriodDays: {
    label: '使える日数',
    hint: '0なら、取得したその日だけ使えます。',
  },
  checkinPeriodStart: {
    label: '利用開始',
    hint: 'ここから入場に使えます。',
  },
  checkinPeriodEnd: '利用終了',
  enableUnlimitCheckin: '何度でも入場できる',
  enableExternalQr: {
    label: '自分のQRコードを使う',
    hint: '入場口で、ほかの仕組みのQRコードを読むときにオンにします。',
  },
  externalQr: {
    label: 'QRコードの場所',
    hint: 'QRコードが出るアプリやページへ案内し、空欄なら「主催者のアプリ」と伝えます。',
    fields: {
      name: '呼び名',
      url: 'アドレス',
    },
  },
  checkinMethod: {
    label: '入場の確かめ方',
    choices: { QR: 'QRコードを読む', MANUAL: 'スタッフが画面を見る', QR_MANUAL: 'どちらでも' },
  },
  cancelPeriodStart: {
    label: 'キャンセル受付の開始',
    hint: '開始も終了も空欄なら、キャンセルできません。',
  },
  cancelPeriodEnd: 'キャンセル受付の終了',
  cancelFee: {
    label: 'キャンセル料',
    hint: '1枚ごとに、返金から差し引きます。',
  },
  enableTransfer: {
    label: '譲渡できる',
    hint: 'オフにすると、買った人しか使えません。',
  },
  updatedAt: '更新した日時',
} satisfies LabelsOf<TicketItem>;

const fields = {
  ticket: {
    name: 'チケット販売',
    summary: '入場券などを、販売または抽選で届けます。',
    itemName: 'チケット',
    widget: {
      ...shared.count,
      titleVisible: '名前を表示',
      imageVisible: '画像を表示',
    },
    list: {
      ...shared.page,
      displayType: {
        label: '一覧の形',
        choices: { Card: 'カード', List: 'リスト' },
      },
    },
    serverContent: sale,
    item,
  },
  ticket_exclusive_setting: {
    name: '同時購入の制限',
    summary: 'いくつかのチケットのうち、1人が持てる種類の数を決めます。',
    content: {
      contents: {
        label: '制限',
        entry: '制限',
        fields: {
          contentId: 'チケットの販売',
          tickets: {
            label: 'まとめるチケット',
            entry: 'チケット',
            fields: {
              id: 'チケット',
            },
          },
          purchasableCount: '1人が持てる種類',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof ticketDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an end, because a lottery closes (with enableSalesPeriod)': '抽選には、申込の終わりが必要です。',
  'at least 1, because there are slots to choose': '選ぶ枠があるので、1以上にしてください。',
  'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn':
    '抽選は、申込の終わりから1時間以上あとにしてください。',
  'at least one price': '料金を1つ以上作ってください。',
  'at most as many as there are slots': '枠の数以下にしてください。',
  'every ticketMultiplePriceId once': '同じ番号の料金が2つあります。',
  'every ticketSlotId once': '同じ番号の枠が2つあります。',
  'for a LOTTERY, and for no other ticket': '抽選の設定は、抽選のチケットだけに必要です。',
  'none without enableExternalQr': '外部のQRコードを使う設定がオフになっています。',
  'none, because only a lottery has slots': '枠は、抽選のチケットだけに作れます。',
  'T and 13 digits': '登録番号は、Tと13桁の数字です。',
  'an address that begins with https://': 'https:// で始まるアドレスを入力してください。',
};

const held = (sold: number, waiting: number): string =>
  [sold > 0 ? `${sold}枚が売れています` : '', waiting > 0 ? `${waiting}枚が支払いか抽選を待っています` : '']
    .filter((part) => part !== '')
    .join('。');
const yen = (amount: number): string => formatYen(amount, 'jpn');

/** What a publication does to visitors, and what to do instead: by the kind of warning. */
export const warnings = {
  methodUnserved: ({ hasGateway }: { hasGateway: boolean }) => [
    hasGateway
      ? 'カードの契約が設定されていないため、この方法を選んだ人は支払えません。'
      : 'このサーバーには決済サービスがつながっていないため、この方法を選んだ人は支払えません。',
    hasGateway
      ? 'カードの契約を設定するか、この方法を外してください。'
      : 'サーバーの管理者に決済サービスの接続を依頼するか、会場払いを選んでください。',
  ],
  ticketGone: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。売れたチケットはそのまま使えますが、チケットのページは見られなくなり、支払い待ちの注文は変更も支払いもできません。`,
    '削除せず、販売期間を終わらせてください。',
  ],
  priceChanged: ({ sold, waiting, old, now }: { sold: number; waiting: number; old: number; now?: number }) => [
    `${held(sold, waiting)}（${yen(old)}）。${now === undefined ? 'この料金はなくなります' : `次に買う人は${yen(now)}になります`}。差額の請求や返金はされません。`,
    '新しい価格のチケットを追加し、こちらの販売を終わらせてください。',
  ],
  ticketTypeChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。待っている注文は、前の売り方のまま進みます。`,
    '新しい売り方のチケットを追加し、こちらの販売を終わらせてください。',
  ],
  salesPeriodChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。前の日時をあてにしている人には、自動で連絡されません。`,
    'お知らせで伝えてください。終わりは、あとにだけ動かすのが安全です。',
  ],
  validityChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。すでに売れた分は前の条件のまま入場し、変更はこれから売れる分だけに効きます。`,
    '購入者と受付の担当者に、2通りあることを伝えてください。',
  ],
  cancellationChanged: ({ sold, waiting }: { sold: number; waiting: number }) => [
    `${held(sold, waiting)}。買ったときの取り消しの条件と変わります。`,
    'すでに買った人に有利になる変更だけにしてください。',
  ],
  stockBelowSold: ({ taken, capacity }: { taken: number; capacity: number }) => [
    `すでに${taken}枚が埋まっていて、新しい枚数${capacity}枚を超えています。すぐに売り切れになり、買った人は全員入場できます。`,
    `${taken}枚以上にするか、先にチケットを取り消してください。`,
  ],
  closingMoved: ({ closesAt }: { closesAt: string }) => [
    `この抽選の申込は${saidDate(closesAt, 'jpn')}に締め切ると案内済みのため、動かせません。`,
    '申込の終わりを、その日時に戻してください。',
  ],
} satisfies WarningWords;

/** What is left to do before a publication. */
export const checks = {
  salesOpen: {
    open: (count) => `販売期間が終わっているチケットがあります（${count}種類）。期間を見直す`,
    done: () => 'チケットの販売期間',
  },
  organiserMail: { open: () => '返金の連絡を受け取るメールアドレスを入力する', done: () => '返金の連絡先' },
  whoSells: { open: () => '特定商取引法に基づく表記を載せる', done: () => '特定商取引法に基づく表記' },
} satisfies CheckWords;
