import byHand from '../../../texts/by-hand/jpn.ts';
import { said } from '../../texts/jpn.ts';

const texts = {
  content: '受付するチケット',
  field: 'チケット番号',
  fieldHint: '番号を入力するか、リーダーで読み取ってください。QRコードが必要なチケットは、番号では入場できません。',
  look: '確認する',
  looking: '確認しています',
  signal: '音と振動で知らせる',
  result: {
    open: '入場できます',
    done: said.checkedIn,
    closed: '入場できません',
    refused: '未チェックイン',
    unknown: said.notFound,
    failed: '確認できませんでした',
    holder: 'お名前',
    affiliation: '所属',
    ticket: 'チケット',
    kind: '券種',
    slot: '枠',
    number: 'チケット番号',
    count: 'チェックイン',
    times: (count: number) => `${count}回`,
    last: (time: string) => `前回 ${time}`,
    collect: (amount: string) => `${amount}を受け取ってください`,
    collectAndCheckIn: byHand.collectAndCheckIn,
    checkIn: 'チェックインする',
    working: '記録しています',
    again: 'もう一度確認する',
    next: '次の方へ',
    undo: byHand.undo,
    undone: byHand.undone,
    undonePaid: 'チェックインを取り消しました。受け取った代金の記録は、そのままです。',
  },
  page: {
    title: '受付',
    opening: 'リンクを確認しています',
    toConsole: '管理画面に戻る',
    closed: '受付を開けません',
    again: '受付リンクをもう一度開いてください。',
    lead: (name: string, until: string) => `${name}として受付しています（${until}まで）`,
  },
  today: (count: number) => `この端末で${count}件チェックインしました`,
};
export type ReceptionTexts = typeof texts;
export default texts;
