import { said } from '../../texts/zhtw.ts';
import type { ReceptionTexts } from './jpn.ts';

export default {
  content: '要報到的票券',
  field: '票券編號',
  fieldHint: '請輸入編號，或使用掃碼槍讀取。',
  look: '確認',
  looking: '正在確認',
  signal: '以聲音和震動提示',
  result: {
    open: '可以入場',
    done: said.checkedIn,
    closed: '不能入場',
    refused: '尚未報到',
    unknown: said.notFound,
    failed: '未能確認',
    holder: '姓名',
    ticket: '票券',
    kind: '票種',
    slot: '場次',
    number: '票券編號',
    count: '報到',
    times: (count) => `${count}次`,
    last: (time) => `上次 ${time}`,
    collect: (amount) => `請收取${amount}`,
    collectAndCheckIn: (amount) => `收取${amount}並報到`,
    checkIn: '報到',
    working: '正在記錄',
    again: '再試一次',
    next: '下一位',
  },
  today: (count) => `此裝置已報到${count}人`,
} satisfies ReceptionTexts;
