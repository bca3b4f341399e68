import { quoted } from '#kernel/quoted.ts';

/** Until when tickets can be cancelled, and at what cost: the last page before an order and its mails say it. */
const texts = {
  label: 'キャンセル',
  of: (tickets: readonly string[], text: string) => `${tickets.map(quoted).join('')}：${text}`,
  never: '注文の確定後は、お客様のご都合によるキャンセルや返金はできません。',
  neverIfWon: '当選後は、お客様のご都合によるキャンセルや返金はできません。',
  cancel: (when: string, fee: string) =>
    `マイチケットからキャンセルできます（${when}）。${fee === '' ? 'キャンセル料はかかりません。' : `キャンセル料は1枚につき${fee}です。`}`,
  until: (when: string) => `${when}まで`,
  from: (when: string) => `${when}から`,
};
export type CancellingTexts = typeof texts;
export default texts;
