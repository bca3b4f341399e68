import type { SharedFields } from './jpn.ts';

const fields: SharedFields = {
  count: {
    numberOfDisplay: {
      label: '首頁顯示數量',
      hint: '填0則全部顯示。',
    },
  },
  page: {
    numberOfDisplayWeb: {
      label: '每頁數量',
      hint: '超過此數量時，列表會分頁顯示。',
    },
  },
  shown: {
    titleVisible: '顯示標題',
    imageVisible: '顯示圖片',
  },
  period: {
    visiblePeriod: {
      label: '設定刊登期間',
      hint: '關閉時一律顯示。',
    },
    visibleStartDate: '刊登開始',
    visibleEndDate: '刊登結束',
  },
  labelledLink: {
    label: '連結文字',
    link: {
      label: '連結至',
      hint: '可填寫本站頁面，或以 https:// 開頭的網址。',
    },
  },
  words: {
    image: '圖片',
    description: '說明',
  },
};
export default fields;
