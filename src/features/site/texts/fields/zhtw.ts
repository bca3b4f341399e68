import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { SiteDocument, SiteModule, siteDocuments } from '../../documents.ts';

type ModuleSettings = Pick<SiteModule, 'title' | 'visible' | 'onHome' | 'isConsoleUserOnly'>;

const ofModule = {
  title: {
    label: '標題',
    hint: '顯示在首頁相應部分與列表上方。',
  },
  visible: {
    label: '顯示',
    hint: '關閉時不會出現在任何地方。',
  },
  onHome: '顯示在首頁',
  isConsoleUserOnly: {
    label: '僅限管理後台使用者',
    hint: '僅從管理後台開啟的人可見，訪客看不到。',
  },
} satisfies LabelsOf<ModuleSettings>;

const settings = {
  kind: {
    label: '種類',
    choices: { portal: '入口網站', event: '活動' },
  },
  portalId: {
    label: '入口網站編號',
    hint: '網址的一部分；獨立活動為0。',
  },
  eventId: {
    label: '活動編號',
    hint: '網址的一部分。',
  },
  languages: {
    label: '顯示語言',
    hint: '第一種為預設語言，沒有翻譯的內容以該語言顯示。',
    choices: { jpn: '日文', eng: '英文', chi: '中文（簡體）', zhtw: '中文（繁體）', kor: '韓文' },
  },
  webSetting: {
    label: '網站基本設定',
    fields: {
      title: '網站名稱',
      siteDescription: {
        label: '網站說明',
        hint: '顯示在搜尋結果與社群分享中。',
      },
      siteKeyword: {
        label: '關鍵字',
        hint: '描述網站的詞語，以逗號分隔。',
      },
      siteOgpImage: { label: '分享時的圖片', hint: '未指定時使用封面。' },
      siteIcon: {
        label: '圖示',
        hint: '顯示在瀏覽器分頁與手機主畫面上。',
      },
      styleSheet: {
        label: '樣式表',
        hint: '用於細調外觀的CSS。',
      },
      ownDomain: {
        label: '自有網域',
        hint: '以自己的網域開啟網站，例如events.example.jp。',
      },
      isNotSearchEngine: {
        label: '不被搜尋引擎收錄',
        hint: '不會出現在Google等搜尋結果中，但仍顯示在入口網站列表中。',
      },
      isRelease: {
        label: '顯示在列表中',
        hint: '關閉時，只有知道網址的人能看到，不會出現在列表與搜尋中。',
      },
      baseColor: {
        label: '主色',
        hint: '按鈕與連結的顏色。',
      },
    },
  },
  overview: {
    label: '活動概要',
    fields: {
      name: '名稱',
      catchphrase: '宣傳語',
      description: {
        label: '介紹',
        hint: '以兩三句話介紹活動。',
      },
      cover: '封面',
      startDate: '開始',
      endDate: '結束',
      doorsOpen: '入場開始',
      placeName: '會場',
      placeAddress: '會場地址',
      placeMapUrl: {
        label: '地圖網址',
        hint: '訪客可從會場名稱開啟此地圖。',
      },
      isOnline: '線上舉辦',
      fee: {
        label: '參加費用',
        hint: '以文字填寫，例如「免費（需預約）」。',
      },
      organizerName: '主辦單位',
      organizerUrl: '主辦單位網站',
      contactMail: {
        label: '洽詢用電子郵件地址',
        hint: '會顯示在寄給購買者等的郵件末尾；留空時顯示主辦單位網站。',
      },
      tags: {
        label: '標籤',
        hint: '可在活動列表中用於篩選。',
      },
      applicationType: {
        label: '報名狀態',
        hint: '入口網站列表中只顯示開放中的活動。',
        choices: { opened: '開放中', closed: '已結束', preparing: '準備中' },
      },
      primaryAction: {
        label: '主按鈕',
        hint: '顯示在首頁頂端；留空則依售票情況顯示。',
        fields: shared.labelledLink,
      },
    },
  },
  cookie: {
    label: 'Cookie確認',
    fields: {
      enableCookieCheckDialog: {
        label: '向訪客確認',
        hint: '首次造訪時詢問是否可以使用Cookie。',
      },
      positiveButtonTitle: '同意按鈕',
      negativeButtonTitle: '拒絕按鈕',
      body: '說明文字',
    },
  },
  terms: {
    label: '條款',
    fields: {
      switchTerms: '要求同意使用條款',
      switchPrivacy: '要求同意隱私權政策',
      typeTerms: {
        label: '使用條款的位置',
        choices: { Text: '寫在這裡', Url: '其他頁面' },
      },
      typePrivacy: {
        label: '隱私權政策的位置',
        choices: { Text: '寫在這裡', Url: '其他頁面' },
      },
      urlTerms: '使用條款頁面',
      urlPrivacy: '隱私權政策頁面',
      titleTerms: '使用條款標題',
      titlePrivacy: '隱私權政策標題',
      bodyTerms: '使用條款內文',
      bodyPrivacy: '隱私權政策內文',
      reAgreementTitle: '重新同意的標題',
      reAgreementBody: '重新同意的說明',
      resetAt: {
        label: '重新徵求同意的時間',
        hint: '在此之前的同意失效，會員下次造訪時會再次詢問。',
      },
    },
  },
  errorPage: {
    label: '找不到頁面時的畫面',
    fields: {
      errorPageTitle: '標題',
      errorPageHtml: '文字',
      errorPageImage: shared.words.image,
      errorPageIcon: '圖示',
    },
  },
  login: {
    label: '登入',
    fields: {
      isEnabled: '啟用會員登入',
      isRequiredAtStartup: {
        label: '進入時要求登入',
        hint: '開啟網站時首先顯示登入頁面。',
      },
      isEnabledSkipAtStartup: {
        label: '可略過登入',
        hint: '首先顯示的登入頁面上會有略過按鈕。',
      },
      authMethod: {
        label: '外部帳號',
        hint: '選擇後，也可用其他帳號登入。BNID與JID用於已簽約的會員服務，OpenID用於其他支援OpenID Connect的服務。',
        choices: { Bnid: 'BNID', OpenId: 'OpenID', Jid: 'JID' },
      },
      authName: '按鈕名稱',
      lock: {
        label: '會員限定內容',
        entry: '內容',
        fields: {
          contentId: '內容',
          isEnabled: '僅限會員',
          detailIds: {
            label: '僅限其中部分',
            hint: '留空則全部僅限會員。',
          },
        },
      },
    },
  },
  mypage: {
    label: '我的頁面',
    fields: {
      myFolder: {
        label: '我的資料夾',
        hint: '會員可儲存收到的資料與頁面。',
        fields: {
          isEnable: '啟用',
        },
      },
      isShowCreditCard: {
        label: '信用卡',
        hint: '會員可儲存付款用的卡。',
      },
      isShowMyTicket: {
        label: '我的票券',
        hint: '會員可從我的頁面開啟自己的票券。',
      },
      favorite: {
        label: '收藏',
        hint: '攤位與場次會顯示愛心，會員可查看收藏列表。',
        fields: {
          isEnable: '啟用',
        },
      },
      ticketCharge: {
        label: '購買紀錄',
        hint: '會員可查看購買紀錄與收據。',
        fields: {
          isEnable: '啟用',
        },
      },
      badges: {
        label: '識別證',
        fields: {
          enableUserPrint: {
            label: '會員可自行列印',
            hint: '會員可列印附有姓名與QR碼的識別證。',
          },
        },
      },
      businessAppointment: {
        label: '商務洽談',
        fields: {
          commonContent: {
            label: '商務洽談',
            fields: {
              enable: '啟用',
            },
          },
        },
      },
    },
  },
  client: {
    label: '功能與付款',
    fields: {
      isEvesta: '由區塊組成的單頁網站',
      enableMyBag: {
        label: '我的資料袋',
        hint: '會員可為攤位評分、寫備註並彙整成報告。',
      },
      paymentAgent: {
        label: '金流公司',
        hint: '留空則使用此伺服器已連接的服務商，是哪一家請詢問伺服器管理員。',
        choices: { Stripe: 'Stripe', Paygent: 'Paygent' },
      },
      stripeUserId: {
        label: 'Stripe帳號',
        hint: '您用來收款的Stripe帳號編號（以acct_開頭）。不使用Stripe時請留空。',
      },
      stripeUseCreditCard: '透過Stripe收卡',
      paygentUseCreditCard: '透過Paygent收卡',
    },
  },
  usePortal: {
    label: '使用入口網站的會員',
    hint: '關閉時，本活動使用獨立的會員。',
  },
  isInvitingEvent: {
    label: '僅限受邀者',
    hint: '只有受邀會員可以進入。',
  },
  usePasscodeLock: {
    label: '以通行碼鎖定',
    hint: '只有知道6位數字的人可以進入。',
  },
  overviewAtDoors: {
    label: '在入口顯示概要',
    hint: '登入或通行碼頁面會顯示封面、名稱、時間與會場。',
  },
} satisfies LabelsOf<SiteDocument>;

const fields = {
  settings,
  module: ofModule,
  language_setting: {
    search: '語言 翻譯 英語 日語 多語言',
    name: '語言切換',
    summary: '在首頁放置語言選擇。',
  },
} satisfies LabelsOfModules<typeof siteDocuments> & {
  settings: LabelsOf<SiteDocument>;
  module: LabelsOf<ModuleSettings>;
};
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an area inside the picture': '請選擇圖片範圍內的區域。',
  'a date as 2026-11-20 10:00': '請輸入日期和時間。',
  'a mail address': '請輸入正確的電子郵件地址。',
  'at least one language': '請至少用一種語言填寫。',
  'at most 200 letters in each language': '每種語言請不要超過200個字。',
  'each language once': '同一種語言被選了兩次。',
  'a colour as #0066FF': '請輸入 #0066FF 形式的顏色。',
  'a web address': '請輸入以 https:// 開頭的網址，或本網站的頁面。',
  'a host name in lower case without a port, as events.example.jp': '請只輸入小寫的網域，例如 events.example.jp。',
  "the id of the organiser's account at Stripe": 'Stripe帳戶編號以 acct_ 開頭。',
  'the 11 characters of a YouTube video': '請輸入YouTube影片的網址，或其中的11個字元。',
  'a file to download': '請選擇可以下載的檔案。',
  'a date that is not before visibleStartDate': '結束時間不能早於開始時間。',
};
