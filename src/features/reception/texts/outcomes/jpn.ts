import type { EntryOutcome } from '../../rules/judge-entry.ts';

/** What became of somebody whom a gate let in without a network: at the gate, and in the console. */
const texts = {
  outcomes: {
    counted: '入場',
    double: '二重の入場',
    doubtful: '条件に合わない入場',
    codeChanged: '古いコードでの入場',
    canceled: 'キャンセルされたチケット',
    unknown: '存在しないコード',
    afterEnd: '停止後の入場',
  } satisfies Record<EntryOutcome, string>,
  scanned: (time: string, gate: string) => `${time}に${gate}で入場`,
  number: (end: string) => `番号の末尾 ${end}`,
  /** Beside which other entry a double one stands, or since when the ticket was another one. */
  other: {
    double: (time: string, gate: string) => `もう1件は${time}、${gate}`,
    codeChanged: (time: string) => `コードは${time}に変わりました`,
    canceled: (time: string) => `${time}にキャンセルされました`,
  },
};
export type OutcomeTexts = typeof texts;
export default texts;
