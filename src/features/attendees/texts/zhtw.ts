import type { AttendeeTexts } from './jpn.ts';

export default {
  file: '參加者',
  badges: '識別證',
  columns: {
    code: '票券編號',
    name: '姓名',
    kana: '姓名（假名）',
    mail: '電子郵件地址',
    ticket: '票券',
    priceName: '票價名稱',
    slot: '時段',
    price: '價格（日圓）',
    owed: '未付金額（日圓）',
    state: '狀態',
    checkedInAt: '入場時間',
    gate: '入場口',
    orderNumber: '訂單編號',
    orderedAt: '訂購時間',
  },
  states: { notYet: '尚未入場', entered: '已入場', canceled: '已取消' },
  transferred: (state) => `${state}，已轉讓`,
  byBuyer: (question) => `購買者：${question}`,
  byCompanion: (question) => `同行者：${question}`,
  refused: {
    none: '沒有符合條件的參加者，請變更篩選條件。',
    tooManyRows: (most) => `一次最多匯出 ${most} 列，請依票券等條件縮小範圍。`,
    tooManyBadges: (most) => `一次最多製作 ${most} 張識別證，請依票券等條件縮小範圍。`,
    noColumns: '沒有這樣的欄位，請重新開啟頁面後再選擇。',
  },
} satisfies AttendeeTexts;
