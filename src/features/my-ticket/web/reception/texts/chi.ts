import { said } from '../../texts/chi.ts';
import type { ReceptionTexts } from './jpn.ts';

export default {
  content: '要签到的门票',
  field: '门票编号',
  fieldHint: '请输入编号，或使用扫码枪读取。',
  look: '确认',
  looking: '正在确认',
  signal: '用声音和振动提示',
  result: {
    open: '可以入场',
    done: said.checkedIn,
    closed: '不能入场',
    refused: '尚未签到',
    unknown: said.notFound,
    failed: '未能确认',
    holder: '姓名',
    ticket: '门票',
    kind: '票种',
    slot: '场次',
    number: '门票编号',
    count: '签到',
    times: (count) => `${count}次`,
    last: (time) => `上次 ${time}`,
    collect: (amount) => `请收取${amount}`,
    collectAndCheckIn: (amount) => `收取${amount}并签到`,
    checkIn: '签到',
    working: '正在记录',
    again: '再试一次',
    next: '下一位',
  },
  today: (count) => `此设备已签到${count}人`,
} satisfies ReceptionTexts;
