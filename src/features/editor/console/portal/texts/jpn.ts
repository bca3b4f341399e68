import { quoted } from '#kernel/quoted.ts';

/** The portal of an event, and the events of a portal. */
const texts = {
  title: 'ポータル',
  text: 'ポータルに入れると、公開中のイベントがポータルの一覧に載ります。すぐに反映されます。',
  none: 'どのポータルにも入っていません。',
  inIt: (name: string) => `${quoted(name)}に入っています。`,
  choose: 'ポータルを選ぶ',
  put: 'ポータルに入れる',
  move: '選んだポータルに移す',
  out: 'ポータルから外す',
  no: '入れられるポータルがありません。ポータルの編集ができる人に、あなたの招待を頼んでください。',
  held: 'ポータルのアカウントの人がチケットを持っているため、このポータルから移せません。',
  askIn: (name: string) => `${quoted(name)}にイベントを入れますか`,
  askOut: 'ポータルからイベントを外しますか',
  address:
    'ページのアドレスが変わります。ポータルなしのアドレスは、そのまま使えます。登録済みの会員のアカウントは変わりません。',
  addressOut:
    'ページのアドレスが変わります。ポータルの中のアドレスを開いた人は、新しいページに移ります。ただし、入るのにログイン、招待、パスコードが必要なイベントでは移りません。',
  done: 'イベントを移しました。',
  eTitle: 'このポータルのイベント',
  eText: '入れたイベントは、公開されるとポータルの一覧に載ります。',
  eNone: 'まだイベントがありません。',
  draft: '下書き',
  add: 'イベントを入れる',
  pick: 'イベントを選ぶ',
  noCandidates: '入れられるイベントがありません。新しいイベントは、作るときにこのポータルを選べます。',
  more: 'ほかのイベントは、サイト一覧で探せます。',
  outOf: (name: string) => `${quoted(name)}を外す`,
};
export type PortalTexts = typeof texts;
export default texts;
