import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { SiteDocument, SiteModule, siteDocuments } from '../../documents.ts';

type ModuleSettings = Pick<SiteModule, 'title' | 'visible' | 'onHome' | 'isConsoleUserOnly'>;

const ofModule = {
  title: {
    label: '見出し',
    hint: 'ホームと一覧の上に出ます。',
  },
  visible: {
    label: '表示する',
    hint: 'オフにすると、どこにも出ません。',
  },
  onHome: 'ホームに出す',
  isConsoleUserOnly: {
    label: '管理画面の利用者だけ',
    hint: '管理画面から開いた人だけに見え、ほかの人には見えません。',
  },
} satisfies LabelsOf<ModuleSettings>;

const settings = {
  kind: {
    label: '種類',
    choices: { portal: 'ポータル', event: 'イベント' },
  },
  portalId: {
    label: 'ポータルの番号',
    hint: 'サイトのアドレスに入り、単独のイベントでは0です。',
  },
  eventId: {
    label: 'イベントの番号',
    hint: 'サイトのアドレスに入ります。',
  },
  languages: {
    label: '表示する言語',
    hint: '最初の言語が基本になり、訳のない文はその言語で出ます。',
    choices: { jpn: '日本語', eng: '英語', chi: '中国語（簡体字）', zhtw: '中国語（繁体字）', kor: '韓国語' },
  },
  webSetting: {
    label: 'サイトの基本',
    fields: {
      title: 'サイト名',
      siteDescription: {
        label: 'サイトの説明',
        hint: '検索結果や、SNSで共有されたときに出ます。',
      },
      siteKeyword: {
        label: '検索の言葉',
        hint: 'サイトを表す言葉を、読点やカンマで区切ります。',
      },
      siteOgpImage: { label: '共有されたときの画像', hint: '指定しないと、表紙の画像を使います。' },
      siteIcon: {
        label: 'アイコン',
        hint: 'ブラウザーのタブや、ホーム画面に置いたときに出ます。',
      },
      styleSheet: {
        label: 'スタイルシート',
        hint: '見た目を細かく変えるためのCSSです。',
      },
      ownDomain: {
        label: '独自ドメイン',
        hint: '「events.example.jp」のようなあなたのドメインで、サイトを開けるようにします。',
      },
      isNotSearchEngine: {
        label: '検索エンジンに載せない',
        hint: 'Googleなどの検索結果に出なくなり、ポータルの一覧には出ます。',
      },
      isRelease: {
        label: '一覧に載せる',
        hint: 'オフの間は、アドレスを知る人だけが見られ、一覧にも検索にも出ません。',
      },
      baseColor: {
        label: '基本の色',
        hint: 'ボタンやリンクの色になります。',
      },
    },
  },
  overview: {
    label: '開催概要',
    fields: {
      name: '名称',
      catchphrase: 'キャッチコピー',
      description: {
        label: '紹介文',
        hint: '二、三文で、何のイベントかを伝えます。',
      },
      cover: '表紙の画像',
      startDate: '開始',
      endDate: '終了',
      doorsOpen: '開場',
      placeName: '会場',
      placeAddress: '会場の住所',
      placeMapUrl: {
        label: '地図のアドレス',
        hint: '会場の名前から、この地図を開けるようになります。',
      },
      isOnline: 'オンライン開催',
      fee: {
        label: '参加費',
        hint: '「無料（事前登録制）」のように、言葉で書きます。',
      },
      organizerName: '主催者',
      organizerUrl: '主催者のサイト',
      contactMail: {
        label: '問い合わせ先のメールアドレス',
        hint: '購入者などへのメールの末尾に載ります。空のときは、主催者のサイトが載ります。',
      },
      tags: {
        label: 'タグ',
        hint: 'イベントの一覧で、絞り込みに使えます。',
      },
      applicationType: {
        label: '受付の状況',
        hint: 'ポータルの一覧には、受付中のイベントだけが出ます。',
        choices: { opened: '受付中', closed: '終了', preparing: '準備中' },
      },
      primaryAction: {
        label: 'メインのボタン',
        hint: 'ホームの先頭に出ます。空欄なら、チケットの状況に合わせて出ます。',
        fields: shared.labelledLink,
      },
    },
  },
  cookie: {
    label: 'Cookieの確認',
    fields: {
      enableCookieCheckDialog: {
        label: '閲覧者に確認する',
        hint: '初めて開いたときに、Cookieを使ってよいかを尋ねます。',
      },
      positiveButtonTitle: '同意のボタン',
      negativeButtonTitle: '断るボタン',
      body: '説明の文',
    },
  },
  terms: {
    label: '規約',
    fields: {
      switchTerms: '利用規約に同意を求める',
      switchPrivacy: 'プライバシーポリシーに同意を求める',
      typeTerms: {
        label: '利用規約の置き場所',
        choices: { Text: 'ここに書く', Url: 'ほかのページ' },
      },
      typePrivacy: {
        label: 'プライバシーポリシーの置き場所',
        choices: { Text: 'ここに書く', Url: 'ほかのページ' },
      },
      urlTerms: '利用規約のページ',
      urlPrivacy: 'プライバシーポリシーのページ',
      titleTerms: '利用規約の題',
      titlePrivacy: 'プライバシーポリシーの題',
      bodyTerms: '利用規約の本文',
      bodyPrivacy: 'プライバシーポリシーの本文',
      reAgreementTitle: '規約を改めたあと、もう一度同意を求めるときの見出し',
      reAgreementBody: '規約を改めたあと、もう一度同意を求めるときの案内',
      resetAt: {
        label: '同意を取り直す日時',
        hint: 'これより前の同意は無効になり、会員が次に来たときにあらためて尋ねます。',
      },
    },
  },
  errorPage: {
    label: 'ページが見つからないときの画面',
    fields: {
      errorPageTitle: '見出し',
      errorPageHtml: '文章',
      errorPageImage: shared.words.image,
      errorPageIcon: 'アイコン',
    },
  },
  login: {
    label: 'ログイン',
    fields: {
      isEnabled: '会員のログインを使う',
      isRequiredAtStartup: {
        label: '最初にログインを求める',
        hint: 'サイトを開くと、まずログインの画面が出ます。',
      },
      isEnabledSkipAtStartup: {
        label: 'ログインせずに進める',
        hint: '最初のログインの画面に、飛ばして進むボタンが出ます。',
      },
      authMethod: {
        label: '外部のアカウント',
        hint: '選ぶと、ほかで使っているアカウントでもログインできます。BNIDとJIDは、その会員サービスと契約しているときに選びます。OpenIDは、OpenID Connectに対応したほかのサービス用です。',
        choices: { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' },
      },
      authName: 'そのボタンの名前',
      lock: {
        label: '会員だけの内容',
        entry: '内容',
        fields: {
          contentId: '内容',
          isEnabled: '会員だけに見せる',
          detailIds: {
            label: 'この中の一部だけ',
            hint: '空欄なら、すべてが会員だけになります。',
          },
        },
      },
    },
  },
  mypage: {
    label: 'マイページ',
    fields: {
      myFolder: {
        label: 'マイフォルダ',
        hint: '会員が、受け取った資料やページをしまっておけます。',
        fields: {
          isEnable: '使う',
        },
      },
      isShowCreditCard: {
        label: 'クレジットカード',
        hint: '会員が、支払いに使うカードを登録できます。',
      },
      isShowMyTicket: {
        label: 'マイチケット',
        hint: '会員が、自分のチケットをマイページから開けます。',
      },
      favorite: {
        label: 'お気に入り',
        hint: 'ブースとセッションにハートがつき、会員が印をつけたものを一覧で見られます。',
        fields: {
          isEnable: '使う',
        },
      },
      ticketCharge: {
        label: '購入履歴',
        hint: '会員が、購入と領収書を見られます。',
        fields: {
          isEnable: '使う',
        },
      },
      badges: {
        label: '来場者バッジ',
        fields: {
          enableUserPrint: {
            label: '自分で印刷できる',
            hint: '名前とQRコードの入ったバッジを、会員が印刷できます。',
          },
        },
      },
      businessAppointment: {
        label: '商談',
        fields: {
          commonContent: {
            label: '商談',
            fields: {
              enable: '使う',
            },
          },
        },
      },
    },
  },
  client: {
    label: '機能と決済',
    fields: {
      isEvesta: 'ブロックで作る1ページのサイト',
      enableMyBag: {
        label: 'マイバッグ',
        hint: '会員がブースに評価とメモをつけ、レポートにまとめられます。',
      },
      paymentAgent: {
        label: '決済会社',
        hint: '空欄なら、このサーバーにつながっている決済会社を使います。どの会社がつながっているかは、サーバーの管理者が知っています。',
        choices: { Stripe: 'Stripe', Paygent: 'ペイジェント' },
      },
      stripeUserId: {
        label: 'Stripeのアカウント',
        hint: '売上を受け取る、あなたのStripeのアカウントの番号です（acct_ で始まります）。Stripeを使わないときは空欄にします。',
      },
      stripeUseCreditCard: 'Stripeでカードを受ける',
      paygentUseCreditCard: 'ペイジェントでカードを受ける',
    },
  },
  usePortal: {
    label: 'ポータルの会員を使う',
    hint: 'オフにすると、このイベントだけの会員になります。',
  },
  isInvitingEvent: {
    label: '招待した人だけ',
    hint: '招待された会員だけが入れます。',
  },
  usePasscodeLock: {
    label: 'パスコードで閉じる',
    hint: '6桁の数字を知る人だけが入れます。',
  },
  overviewAtDoors: {
    label: '入口で概要を見せる',
    hint: 'ログインやパスコードの画面に、表紙、名称、日時、会場が出ます。',
  },
} satisfies LabelsOf<SiteDocument>;

const fields = {
  settings,
  module: ofModule,
  language_setting: {
    search: '言語 翻訳 英語 中国語 多言語',
    name: '言語の切り替え',
    summary: 'ホームに、言語を選ぶ場所を置きます。',
  },
} satisfies LabelsOfModules<typeof siteDocuments> & {
  settings: LabelsOf<SiteDocument>;
  module: LabelsOf<ModuleSettings>;
};
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an area inside the picture': '画像の内側を選んでください。',
  'a date as 2026-11-20 10:00': '日付と時刻を正しく入力してください。',
  'a mail address': 'メールアドレスの形で入力してください。',
  'at least one language': 'どれか1つの言語で入力してください。',
  'at most 200 letters in each language': 'どの言語も200文字以内にしてください。',
  'each language once': '同じ言語が2回選ばれています。',
  'a colour as #0066FF': '色は #0066FF のような形で指定してください。',
  'a web address': 'https:// で始まるアドレスか、このサイトのページを指定してください。',
  'a host name in lower case without a port, as events.example.jp':
    'events.example.jp のように、小文字のドメイン名だけを入力してください。',
  "the id of the organiser's account at Stripe": 'Stripeのアカウント番号は acct_ で始まります。',
  'the 11 characters of a YouTube video': 'YouTubeの動画のアドレスか、その中の11文字を入力してください。',
  'a file to download': 'ダウンロードできるファイルを選んでください。',
  'a date that is not before visibleStartDate': '掲載の終わりは、始まりより前にできません。',
};
