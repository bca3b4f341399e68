import byHand from '#features/my-ticket/texts/by-hand/chi.ts';
import type { DayTexts } from './jpn.ts';

export default {
  ways: '签到方式',
  byCode: '按码签到',
  byName: '按姓名签到',
  find: {
    field: '姓名、拼音或编号',
    hint: '输入一部分即可。',
    look: '查找',
    none: (typed) => `没有找到“${typed}”对应的来宾。`,
    more: '还有更多结果，请输入得更详细一些。',
    noName: '没有姓名',
    states: { notYet: '未入场', entered: '已入场', canceled: '已取消' },
    at: (time) => `${time}入场`,
    number: (end) => `编号尾号 ${end}`,
    back: '返回结果',
  },
  visitor: {
    checkIn: '签到',
    collectAndCheckIn: byHand.collectAndCheckIn,
    checkedIn: '已签到',
    undo: byHand.undo,
    reason: '撤销的原因',
    reasonHint: '会留在记录中。',
    reasonMissing: byHand.reasonMissing,
    undone: byHand.undone,
    badge: '打印胸卡',
    notes: '备注',
    noNotes: byHand.noNotes,
    note: '新备注',
    noteHint: '签到人员和主办方可以看到。',
    noteMissing: byHand.noteMissing,
    addNote: '添加备注',
    by: (author, time) => `${author}，${time}`,
    cancel: '放弃',
  },
} satisfies DayTexts;
