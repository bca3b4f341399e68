import prefectures from '../../texts/prefectures/jpn.ts';
const texts = {
  card: {
    back: 'マイページ',
    title: 'メンバーカード',
    lead: 'ほかの参加者には、このように表示されます。',
    edit: 'プロフィールを編集する',
    noNickname: 'ニックネーム未設定',
    privacy: 'ここに表示されていない項目は、ほかの参加者には公開されません。',
    nothing: 'プロフィールを入力すると、ここに表示されます。',
  },
  widget: {
    title: 'マイプロフィール',
    guest: 'ログインすると、あなたのプロフィールが表示されます。',
    logIn: 'ログイン',
    open: 'プロフィールを開く',
    complete: 'プロフィールを入力する',
  },
  prefectures,
};
export type MemberCardTexts = typeof texts;
export default texts;
