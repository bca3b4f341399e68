import gate from '#features/my-ticket/texts/gate/zhtw.ts';
import entry from '../../../texts/outcomes/zhtw.ts';
import type { OfflineTexts } from './jpn.ts';

export default {
  entry,
  problems: {
    ...gate,
    listIsOld: '名單已過期，無法離線報到。請在有網路的地方重新開啟。',
    notInList: '儲存的名單中沒有此代碼。請確認代碼與要報到的票券。',
    owes: '此票券需要收款，離線時無法報到。',
    queueIsFull: '等待傳送的入場紀錄過多。請在有網路的地方傳送。',
  },
  notice: '已離線確認。恢復網路後會傳送入場紀錄。',
  noticeUnpaid: '已離線確認。儲存名單時銀行匯款尚未入帳。恢復網路後會傳送入場紀錄。',
  offline: '正在離線報到',
  lost: '連線中斷',
  lostText: '此裝置沒有名單，恢復網路前無法報到。',
  refused: '此瀏覽器無法儲存資料，不能離線報到。',
  doubtsText: '主辦單位可在管理畫面的「入場狀況」標為已確認。',
  offlineText: (time) => `依${time}儲存的名單確認，無法依姓名查詢。`,
  waiting: (count) => `${count}筆紀錄等待傳送。請勿清除瀏覽器的資料。`,
  sending: (count) => `正在傳送${count}筆紀錄。`,
  doubts: (count) => `有${count}筆入場紀錄需要確認`,
  ready: (time, count) => `可離線報到（${time}的名單，${count}張）。`,
} satisfies OfflineTexts;
