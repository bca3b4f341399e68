import { entry } from '#features/profile/texts/fields/jpn.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import { sellerTitle } from '../../rules/sale/seller-title.ts';
import methods from '../methods/jpn.ts';
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
    hint: '覚えやすい文字のコードをここで作ります。推測できないコードをまとめて作るのは、メニューの「割引コード」です。購入者は、どちらも同じ欄に入力します。',
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
        hint: '最初のものが、はじめから選ばれています。クレジットカードとコンビニには、決済会社との接続が必要です。',
        choices: methods,
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
        hint: 'コンビニと、入金の後にチケットを渡す振込では、過ぎると注文を取り消します。あなたの口座への振込は、入金の確認に日数がかかるため、期限の4日後まで取り消しません。先にチケットを渡す振込では、過ぎても注文は残ります。',
      },
      isBankDeferred: {
        label: '振込の前にチケットを渡す',
        hint: 'オンにすると、注文のときにチケットを渡します。オフの間は、入金を確かめてからチケットを渡します。',
      },
      bankReceiver: {
        label: '振り込んでもらう口座',
        hint: '「自分の口座」では、購入者に口座と期限、注文番号を案内します。入金を「入金の照合」か注文のページで記録すると、チケットが届きます。',
        choices: { Gateway: '決済会社の口座（入金は自動で確認）', Organiser: '自分の口座（入金は自分で確認）' },
      },
      bankAccount: {
        label: '振込先',
        hint: 'あなたの口座です。購入者に、注文の完了画面とメールで案内します。',
      },
      localNote: '当日払いの案内',
      organiserMail: {
        label: '返金の連絡先',
        hint: '手で返すお金があるとき、購入者の名前とアドレスをここへ送ります。公開されません。',
      },
    },
  },
  seller: {
    label: sellerTitle.jpn,
    hint: '販売事業者、責任者、所在地、連絡先、販売価格とほかにかかる費用、支払いの方法と時期、チケットの引き渡し時期、取り消しと返金の条件を書きます。チケットの一覧の下と、注文の確認の画面に載ります。',
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

/** Of a ticket, and of each of its prices. */
const isPay = {
  label: '料金を受け取る',
  hint: 'オフの間は、料金を入力していても無料で渡します。',
};

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
  isPay,
  ...shared.period,
  enableSalesPeriod: {
    label: '販売期間を決める',
    hint: 'オフの間は、いつでも買えます。',
    when: { ticketType: { LOTTERY: { label: '申込期間を決める', hint: '抽選では、締め切りを必ず決めます。' } } },
  },
  salesPeriodStart: {
    label: '販売開始',
    when: { ticketType: { LOTTERY: { label: '申込開始', hint: 'この日時から申し込めます。' } } },
  },
  salesPeriodEnd: {
    label: '販売終了',
    when: { ticketType: { LOTTERY: { label: '申込締切', hint: '抽選は、締め切りの1時間以上あとに行います。' } } },
  },
  enableNumberSold: '販売枚数を決める',
  capacity: {
    label: '販売枚数',
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
      isPay,
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
    label: '抽選の日時と条件',
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
      drawsAgain: {
        label: '空きが出たら再抽選する',
        hint: 'オンにすると、抽選後に空いたチケットを、落選した方の中で抽選し直せます。申し込んだ方への案内にも、その旨が入ります。',
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
    search: '申し込み 申込 予約 入場券 受付 参加費 定員 チケット',
    name: 'チケット販売',
    summary: '入場券などを、販売または抽選で届けます。',
    itemName: 'チケット',
    sections: {
      sale: '売り方と掲載',
      price: '料金',
      lottery: '抽選',
      companions: '同行者',
      categories: 'カテゴリー',
      admission: '入場',
      after: 'キャンセルと譲渡',
    },
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
    search: '枚数制限 重複購入 1人1枚 どれか1つ',
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
