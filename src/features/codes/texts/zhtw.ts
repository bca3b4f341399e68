import type { CodesTexts } from './jpn.ts';

const texts: CodesTexts = {
  file: '折扣碼',
  columns: {
    code: '折扣碼',
    name: '名稱',
    partner: '發放對象',
    ticket: '票券',
    discount: '折扣',
    from: '開始時間',
    until: '結束時間',
    usesMax: '可用次數',
    uses: '已用次數',
    state: '狀態',
  },
  states: { usable: '可使用', notYet: '尚未開始', expired: '已過期', ended: '已停用' },
  free: '免費',
  yenOff: (yen) => `折 ${yen} 日圓`,
  refused: {
    tooMany: (most) => `一個活動最多可有 ${most.toLocaleString('zh-TW')} 組折扣碼。`,
    tooManyBatches: (most) => `一個活動最多可產生 ${most.toLocaleString('zh-TW')} 次折扣碼。`,
    noDiscount: '請輸入折扣金額，或設為免費。',
    period: '結束時間必須晚於開始時間。',
    over: '結束時間必須晚於現在。',
  },
};
export default texts;
