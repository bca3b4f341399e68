import { typed } from '../../../texts/jpn.ts';

const texts = {
  title: 'チャットのプロフィール',
  lead: 'チャットでほかの参加者に見えるプロフィールを登録します。',
  /** After a link to a person. */
  leadToTalk: '登録すると、すぐに相手とのトークが開きます。',
  edit: 'プロフィールを編集',
  chatId: 'チャットID',
  chatIdHint: (most: number) => `半角の英字と数字、${most}文字まで。登録したあとは変えられません。`,
  chatIdFixed: 'チャットIDは変えられません。',
  nickname: 'ニックネーム',
  nicknameHint: 'トークや検索の画面に表示される名前です。',
  picture: '写真（任意）',
  choosePicture: '写真を選ぶ',
  changePicture: '写真を変える',
  removePicture: '写真を外す',
  uploading: '写真を送っています',
  uploadFailed: '写真を送れませんでした。もう一度お試しください。',
  tags: '関心のあるテーマ（任意）',
  tagsHint: '選んだテーマで、ほかの参加者があなたを見つけやすくなります。',
  privacy: 'チャットID、ニックネーム、写真、テーマは、このチャットの参加者に見えます。',
  register: '登録してチャットを始める',
  registering: '登録しています',
  save: '保存する',
  saving: '保存しています',
  wrong: {
    missing: typed.userIdMissing,
    form: typed.userIdForm,
    tooLong: typed.userIdTooLong,
    reserved: typed.userIdReserved,
  },
  nicknameMissing: typed.nicknameMissing,
  nicknameTooLong: typed.nicknameTooLong,
  opening: 'チャットを開いています',
};
export type ChatProfileTexts = typeof texts;
export default texts;
