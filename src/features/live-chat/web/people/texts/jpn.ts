import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  /** The member's own card. */
  mine: 'あなたのプロフィール',
  you: 'あなた',
  edit: 'プロフィールを編集',
  saved: 'プロフィールを保存しました。',
  showCode: 'QRコード・リンク',
  close: '閉じる',
  cancel: 'キャンセル',

  contacts: '連絡先',
  noContactsTitle: 'まだ連絡先はありません',
  noContactsText: 'QRコードを見せ合うか、「探す」で見つけた方に話しかけると、連絡先が増えます。',
  sent: '承認待ち',
  received: '招待が届いています',
  deleted: '削除した連絡先',
  blocked: 'ブロックした方',
  unblock: 'ブロックを解除',
  addAgain: 'もう一度追加する',
  addedAgain: '招待を送りました。相手が承認すると連絡先に戻ります。',

  /** A person. */
  talk: 'トーク',
  talkTo: (name: string) => `${name}さんとトークする`,
  connects: (count: number) => `連絡先 ${count}人`,
  remove: '連絡先から削除する',
  removeTitle: (name: string) => `${quoted(name)}さんを連絡先から削除しますか？`,
  removeText: 'トークからも退出します。あとでもう一度追加できます。',
  removeNow: '削除する',
  block: 'ブロックする',
  blockTitle: (name: string) => `${quoted(name)}さんをブロックしますか？`,
  blockText: 'お互いにメッセージを送れなくなります。ブロックしたことは相手に知らされません。',
  failed: common.actionFailed,

  search: {
    label: '名前・チャットIDで探す',
    placeholder: 'ニックネームまたはチャットID',
    direct: '相手のチャットIDを正確に入力してください。',
    directLabel: 'チャットIDで探す',
    submit: '探す',
    tags: 'テーマ',
    loading: '読み込んでいます',
    found: (count: number) => `${count}人`,
    none: '見つかりませんでした',
    noneText: '言葉やテーマを変えてお試しください。',
    closed: 'このチャットでは、参加者の検索は使えません。',
    closedText: 'QRコードやリンクで連絡先を交換できます。',
    more: 'さらに表示',
    failed: common.listFailed,
    again: 'もう一度読み込む',
  },

  code: {
    title: 'QRコードで交換',
    show: '見せる',
    read: '読み取る',
    own: 'あなたのQRコード',
    showText: '相手のカメラで読み取ってもらうと、あなたに招待が届きます。',
    copy: 'リンクをコピー',
    copied: 'リンクをコピーしました。',
    copyFailed: common.copyFailed,
    link: 'あなたのリンク',
    typed: '相手のリンク',
    typedHint: '受け取ったリンクを貼り付けることもできます。',
    typedSend: '招待を送る',
    foreign: 'このチャットのQRコードまたはリンクではありません。',
    inviting: '招待を送っています',
  },
};
export type PeopleTexts = typeof texts;
export default texts;
