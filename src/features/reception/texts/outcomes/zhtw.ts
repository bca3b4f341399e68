import type { OutcomeTexts } from './jpn.ts';

export default {
  outcomes: {
    counted: '入場',
    double: '重複入場',
    doubtful: '不符條件的入場',
    codeChanged: '使用舊代碼入場',
    canceled: '已取消的票券',
    unknown: '不存在的代碼',
    afterEnd: '停用後的入場',
  },
  scanned: (time, gate) => `${time} 於${gate}入場`,
  number: (end) => `編號末四碼 ${end}`,
  other: {
    double: (time, gate) => `另一次為${time}，${gate}`,
    codeChanged: (time) => `代碼於${time}變更`,
    canceled: (time) => `於${time}取消`,
  },
} satisfies OutcomeTexts;
