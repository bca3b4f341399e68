import { entry } from '#features/profile/texts/fields/zhtw.ts';
import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import { sellerTitle } from '../../rules/sale/seller-title.ts';
import methods from '../methods/zhtw.ts';
import type { TicketItem, TicketServerContent, ticketDocuments } from '../../documents.ts';

const sale = {
  listDescription: '列表前的說明',
  entry: {
    label: '向購買者提問',
    fields: {
      discountCodeLabel: '折扣碼欄名稱',
      profiles: {
        label: '問題',
        hint: '除電子郵件地址外還要詢問的內容。',
        entry: '問題',
        fields: entry,
      },
    },
  },
  terms: {
    label: '購買條款',
    hint: '填寫後，每次購買前都會要求同意。',
    fields: {
      title: '標題',
      body: '內文',
    },
  },
  maxPerOrder: {
    label: '每筆訂單上限',
    hint: '所有票券合計的張數。',
  },
  completePage: {
    label: '購買後的頁面',
    fields: {
      title: '標題',
      body: '內文',
    },
  },
  categories: {
    label: '類別',
    entry: '類別',
    fields: {
      size: {
        label: '層級',
        choices: { large: '大類', middle: '中類', small: '小類' },
      },
      name: '名稱',
      image: shared.words.image,
      parentId: {
        label: '上層類別',
        hint: '中類歸入大類，小類歸入中類。',
      },
    },
  },
  discountCodes: {
    label: '折扣碼',
    hint: '在此新增好記的折扣碼。要一次產生許多無法猜測的折扣碼，請開啟選單中的「折扣碼」。購買者在同一處輸入。',
    entry: '折扣碼',
    fields: {
      code: {
        label: '代碼',
        hint: '購買者輸入的文字。',
      },
      discountPrice: '每張折扣金額',
      isForFree: '免費',
      availableCountPerPayments: {
        label: '每次購買可用張數',
        hint: '填0則不限張數。',
      },
      minimumAmount: {
        label: '適用的最低票價',
        hint: '單價低於此金額的票券不可使用。',
      },
      targetTicketId: {
        label: '適用票券',
        hint: '留空則適用於所有票券。',
      },
      usesMax: {
        label: '可用次數',
        hint: '所有購買者合計的次數，留空則不限。',
      },
      usableFrom: '開始使用',
      usableUntil: '結束使用',
    },
  },
  payment: {
    label: '付款',
    fields: {
      methods: {
        label: '付款方式',
        hint: '第一種為預設選項。信用卡與超商需要連接金流服務。',
        choices: methods,
      },
      convenienceStores: {
        label: '可用超商',
        choices: { lawson: 'LAWSON', familymart: '全家', ministop: 'MINISTOP', seicomart: 'Seicomart' },
      },
      deadlineHours: {
        label: '付款期限（小時）',
        hint: '超商，以及入帳後才發票券的匯款，逾期訂單會取消。匯入您自己的帳戶時，因確認入帳需要時間，會再保留4天。先發票券的匯款，逾期訂單仍保留。',
      },
      isBankDeferred: {
        label: '匯款前先發票券',
        hint: '開啟時，下單即發放票券。關閉時，確認入帳後才發放。',
      },
      bankReceiver: {
        label: '收款帳戶',
        hint: '選擇「自己的帳戶」時，會告知購買者帳戶、期限與訂單編號。您在「入帳核對」或訂單頁面記錄入帳後，票券即發放。',
        choices: { Gateway: '金流服務的帳戶（自動確認入帳）', Organiser: '自己的帳戶（由自己確認入帳）' },
      },
      bankAccount: {
        label: '匯款帳戶',
        hint: '您自己的帳戶，會顯示在訂購完成頁面與通知信中。',
      },
      localNote: '現場付款說明',
      organiserMail: {
        label: '退款通知地址',
        hint: '需人工退款時，購買者的姓名與地址會寄到這裡，不會公開。',
      },
    },
  },
  seller: {
    label: sellerTitle.zhtw,
    hint: '請寫明販售者、負責人、地址、聯絡方式、價格及其他費用、付款方式與時間、交票時間、取消與退款條件。顯示於票券清單下方與訂單確認頁。',
  },
  receipt: {
    label: '收據',
    fields: {
      issuerName: '開立方名稱',
      issuerAddress: '開立方地址',
      registrationNumber: {
        label: '登錄號碼',
        hint: 'T加13位數字；填寫後才是日本的適格簡易發票。',
      },
    },
  },
} satisfies LabelsOf<TicketServerContent>;

/** Of a ticket, and of each of its prices. */
const isPay = {
  label: '收取費用',
  hint: '關閉期間，即使填寫了價格也免費發放。',
};

const item = {
  title: '名稱',
  description: shared.words.description,
  image: shared.words.image,
  ticketType: {
    label: '販售方式',
    choices: { NORMAL: '先到先得', LOTTERY: '抽籤' },
  },
  price: {
    label: '價格',
    hint: '0日圓即為免費。',
  },
  isPay,
  ...shared.period,
  enableSalesPeriod: {
    label: '設定販售期間',
    hint: '關閉時可隨時購買。',
    when: { ticketType: { LOTTERY: { label: '設定申請期間', hint: '抽籤必須設定截止時間。' } } },
  },
  salesPeriodStart: {
    label: '販售開始',
    when: { ticketType: { LOTTERY: { label: '申請開始', hint: '從此時起可以報名。' } } },
  },
  salesPeriodEnd: {
    label: '販售結束',
    when: { ticketType: { LOTTERY: { label: '申請截止', hint: '抽籤在截止至少1小時後進行。' } } },
  },
  enableNumberSold: '設定販售數量',
  capacity: {
    label: '販售數量',
    hint: '售完為止。',
  },
  enableFewLeft: '提示剩餘不多',
  enablePurchasablenumber: '設定每人上限',
  purchasableNumber: {
    label: '每人上限',
    hint: '會員以累計購買張數計算，非會員以每次訂單計算。',
  },
  enableMultiplePrice: {
    label: '設定多種價格',
    hint: '可設定多種價格，例如成人、學生。',
  },
  multiplePrices: {
    label: '價格種類',
    entry: '價格',
    fields: {
      name: '名稱',
      price: '價格',
      isPay,
    },
  },
  enableCheckinUserForm: '詢問同行者',
  enableEntryUserForm: '也詢問與購買者相同的問題',
  checkinProfiles: {
    label: '向同行者的問題',
    entry: '問題',
    fields: entry,
  },
  enableParentTicket: '設定前提票券',
  parentTicketIds: {
    label: '前提票券',
    hint: '僅持有其中之一或同時購買的人可購買。',
  },
  largeCategoryIds: '大類別',
  middleCategoryIds: '中類別',
  smallCategoryIds: '小類別',
  slots: {
    label: '抽籤場次',
    hint: '可中籤的日期或場次；沒有時直接抽取票券。',
    entry: '場次',
    fields: {
      name: '名稱',
      capacity: '中籤名額',
      checkinPeriodStart: '有效開始',
      checkinPeriodEnd: '有效結束',
    },
  },
  requiredSelectSlotNumber: {
    label: '需選志願數',
    hint: '申請者依志願順序選擇的場次數。',
  },
  lottery: {
    label: '抽籤的時間與條件',
    fields: {
      drawAt: {
        label: '抽籤時間',
        hint: '至少在申請截止1小時之後。',
      },
      deadlineHours: {
        label: '重新付款期限（小時）',
        hint: '刷卡失敗的中籤者可改用其他方式付款的時間。',
      },
      publicValueSource: {
        label: '抽籤使用的公開數值',
        hint: '以文字寫明事先無人知曉、事後人人可查的數值。',
      },
      drawsAgain: {
        label: '空出時再次抽籤',
        hint: '開啟後，抽籤後空出的票券可在未抽中的申請者中再次抽籤，並會告知申請者。',
      },
    },
  },
  dynamicCheckinPeriod: {
    label: '自取得之日起計算',
    hint: '開啟後，以天數代替日期決定有效期。',
  },
  checkinPeriodDays: {
    label: '有效天數',
    hint: '填0則僅取得當天有效。',
  },
  checkinPeriodStart: {
    label: '有效開始',
    hint: '從此時起可入場。',
  },
  checkinPeriodEnd: '有效結束',
  enableUnlimitCheckin: '可多次入場',
  enableExternalQr: {
    label: '使用自己的QR碼',
    hint: '入口讀取其他系統的QR碼時開啟。',
  },
  externalQr: {
    label: 'QR碼所在處',
    hint: '引導訪客前往顯示QR碼的應用程式或頁面；留空則顯示「主辦單位的應用程式」。',
    fields: {
      name: '名稱',
      url: '網址',
    },
  },
  checkinMethod: {
    label: '入場驗票方式',
    choices: { QR: '掃描QR碼', MANUAL: '工作人員查看畫面', QR_MANUAL: '兩者皆可' },
  },
  cancelPeriodStart: {
    label: '取消開始',
    hint: '開始與結束都留空則不可取消。',
  },
  cancelPeriodEnd: '取消結束',
  cancelFee: {
    label: '取消手續費',
    hint: '每張票券從退款中扣除。',
  },
  enableTransfer: {
    label: '可轉讓',
    hint: '關閉時，購買者不能轉讓給他人。',
  },
  updatedAt: '更新時間',
} satisfies LabelsOf<TicketItem>;

const fields = {
  ticket: {
    search: '報名 預約 入場券 費用 名額',
    name: '票券販售',
    summary: '販售票券或以抽籤發放。',
    itemName: '票券',
    sections: {
      sale: '販售方式與刊登',
      price: '價格',
      lottery: '抽籤',
      companions: '同行者',
      categories: '分類',
      admission: '入場',
      after: '取消與轉讓',
    },
    widget: {
      ...shared.count,
      titleVisible: '顯示名稱',
      imageVisible: '顯示圖片',
    },
    list: {
      ...shared.page,
      displayType: {
        label: '清單樣式',
        choices: { Card: '卡片', List: '清單' },
      },
    },
    serverContent: sale,
    item,
  },
  ticket_exclusive_setting: {
    search: '限購 重複購買 每人一張',
    name: '同時購買限制',
    summary: '限制一人可持有其中幾種票券。',
    content: {
      contents: {
        label: '限制',
        entry: '限制',
        fields: {
          contentId: '所屬售票',
          tickets: {
            label: '合併計算的票券',
            entry: '票券',
            fields: {
              id: '票券',
            },
          },
          purchasableCount: '每人可持有種類數',
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof ticketDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'an end, because a lottery closes (with enableSalesPeriod)': '抽籤需要設定申請截止時間。',
  'at least 1, because there are slots to choose': '因為有可選的場次，請填寫1以上。',
  'at least an hour after salesPeriodEnd (a day without a time ends at midnight), so that the list of applications is announced before it is drawn':
    '抽籤時間請設在申請截止1小時以後。',
  'at least one price': '請至少新增一個價格。',
  'at most as many as there are slots': '不能超過場次的數量。',
  'every ticketMultiplePriceId once': '有兩個價格的編號相同。',
  'every ticketSlotId once': '有兩個場次的編號相同。',
  'for a LOTTERY, and for no other ticket': '只有抽籤票需要這些設定。',
  'none without enableExternalQr': '未啟用外部QR碼。',
  'none, because only a lottery has slots': '只有抽籤票可以設定場次。',
  'T and 13 digits': '登記編號是T加13位數字。',
  'an address that begins with https://': '請輸入以 https:// 開頭的網址。',
};
