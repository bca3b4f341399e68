import gate from '#features/my-ticket/texts/gate/jpn.ts';
import entry from '../../../texts/outcomes/jpn.ts';
import type { OfflineProblem } from '../../../rules/decide-offline.ts';

const texts = {
  entry,
  problems: {
    ...gate,
    listIsOld: 'リストが古いため、オフラインでは受付できません。電波の届く場所で開き直してください。',
    notInList: 'このコードは、保存したリストにありません。コードと、受付するチケットをご確認ください。',
    owes: '代金の受け取りが必要なチケットです。オフラインでは受付できません。',
    queueIsFull: '送信を待つ入場が多いため、これ以上は受付できません。電波の届く場所で送信してください。',
  } satisfies Record<OfflineProblem, string>,
  notice: 'オフラインで確認しました。入場は、つながったときに送信します。',
  noticeUnpaid:
    'オフラインで確認しました。リストの保存時、振込の入金がまだでした。入場は、つながったときに送信します。',
  offline: 'オフラインで受付しています',
  lost: '接続が切れています',
  lostText: 'この端末にはリストがないため、つながるまで受付できません。',
  refused: 'このブラウザーには保存できないため、オフラインでは受付できません。',
  doubtsText: '主催者は、管理画面の「入場状況」で確認済みにできます。',
  offlineText: (time: string) => `${time}に保存したリストで確認しています。お名前では探せません。`,
  waiting: (count: number) => `${count}件が送信を待っています。この端末のデータを消さないでください。`,
  sending: (count: number) => `${count}件を送信しています。`,
  doubts: (count: number) => `確認が必要な入場が${count}件あります`,
  ready: (time: string, count: string) => `オフラインでも受付できます（${time}のリスト、${count}枚）。`,
};
export type OfflineTexts = typeof texts;
export default texts;
