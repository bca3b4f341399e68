import { quoted } from '#kernel/quoted.ts';
import byHand from '#features/my-ticket/texts/by-hand/zhtw.ts';
import type { DayTexts } from './jpn.ts';

export default {
  ways: '報到方式',
  byCode: '以代碼報到',
  byName: '以姓名報到',
  find: {
    field: '姓名、拼音或編號',
    hint: '輸入一部分即可。',
    look: '尋找',
    none: (typed) => `找不到${quoted(typed)}的來賓。`,
    more: '還有更多結果，請輸入得更詳細一些。',
    noName: '沒有姓名',
    states: { notYet: '尚未入場', entered: '已入場', canceled: '已取消' },
    at: (time) => `${time}入場`,
    number: (end) => `編號末四碼 ${end}`,
    back: '返回結果',
  },
  visitor: {
    checkIn: '報到',
    collectAndCheckIn: byHand.collectAndCheckIn,
    awaited: byHand.awaited,
    checkInUnpaid: byHand.checkInUnpaid,
    checkedIn: '已報到',
    undo: byHand.undo,
    reason: '撤銷的原因',
    reasonHint: '會留在紀錄中。',
    reasonMissing: byHand.reasonMissing,
    undone: byHand.undone,
    badge: '列印識別證',
    notes: '備註',
    noNotes: byHand.noNotes,
    note: '新備註',
    noteHint: '報到人員與主辦單位看得到。',
    noteMissing: byHand.noteMissing,
    addNote: '新增備註',
    by: (author, time) => `${author}，${time}`,
    cancel: '放棄',
  },
} satisfies DayTexts;
