import nav from '../../nav/texts/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { KeyTexts } from './jpn.ts';

const texts: KeyTexts = {
  title: nav.keys,
  lead: '供會計軟體或公司內部系統等其他程式讀寫此網站的金鑰。',
  make: '建立 API 金鑰',
  list: '已建立的 API 金鑰',
  none: '還沒有 API 金鑰',
  noneText: '連接程式時建立。為每個程式各建立一個，之後就能單獨停用其中一個。',
  name: '名稱',
  nameHint: '請使用能看出用途的名稱，它會顯示在操作紀錄中。',
  role: '權限',
  isProven: '也允許處理個人資料和金額',
  provenHint: '包括讀取訂單和參加者、退款、發布收費活動等。請僅在需要時允許。',
  life: '有效期間',
  days: (days: number) => (days === 365 ? '1 年' : `${days} 天`),
  madeText: '此金鑰僅在此時顯示一次，請貼到程式的設定中。',
  states: { works: '可用', ended: '已撤銷', expired: '已過期', makerLeft: '已停用' },
  makerLeftText: '建立者已不再是擁有者，因此無法使用。',
  until: (date: string) => `有效至 ${date}`,
  used: (date: string) => `最後使用時間 ${date}`,
  neverUsed: '尚未使用',
  madeBy: (name: string) => `由 ${name} 建立`,
  withProof: '含個人資料和金額',
  end: '撤銷',
  endOf: (name: string) => `撤銷 API 金鑰${quoted(name)}`,
  reallyEnd: '確定撤銷',
  ended: '已撤銷 API 金鑰，不能再使用。',
};
export default texts;
