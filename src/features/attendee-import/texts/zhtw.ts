import type { ImportRefusalTexts } from './jpn.ts';

const texts: ImportRefusalTexts = {
  unpublished: '請先公開活動，再匯入參加者。',
  changed: '活動的票券或問題已變更。請重新選擇檔案。',
  tooManyRows: '列數過多。請重新選擇檔案。',
  tooManyImports: '尚未開始的匯入過多。請捨棄其中一個。',
  startedBefore: '此次匯入已經開始。',
  incomplete: '尚有資料列未傳送。',
  otherGoing: '另一次匯入尚未結束。請等待其結束，或將其捨棄。',
  twice: '有些列的人員重複。請修改檔案。',
  known: '有些列的人員已持有該票券。請選擇是否排除。',
  soldOut: '剩餘票券不足。請增加票券，或減少列數。',
  nobodyLeft: '沒有可匯入的人員：所有人都已持有該票券。',
  notGoing: '此次匯入並未在進行。',
  notStopped: '此次匯入並未停止。',
};
export default texts;
