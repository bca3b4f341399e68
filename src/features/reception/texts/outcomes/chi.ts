import type { OutcomeTexts } from './jpn.ts';

export default {
  outcomes: {
    counted: '入场',
    double: '重复入场',
    doubtful: '不符合条件的入场',
    codeChanged: '使用旧代码入场',
    canceled: '已取消的门票',
    unknown: '不存在的代码',
    afterEnd: '停用后的入场',
  },
  scanned: (time, gate) => `${time} 于${gate}入场`,
  number: (end) => `编号尾号 ${end}`,
  other: {
    double: (time, gate) => `另一次为${time}，${gate}`,
    codeChanged: (time) => `代码于${time}变更`,
    canceled: (time) => `于${time}取消`,
  },
} satisfies OutcomeTexts;
