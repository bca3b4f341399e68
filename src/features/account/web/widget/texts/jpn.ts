const texts = {
  title: 'ログイン',
  guest: 'ログインすると、チケットの確認やお気に入りの保存ができます。',
  logIn: 'ログイン',
  register: '新規会員登録',
  member: (mail: string) => `${mail} でログインしています。`,
  mypage: 'マイページへ',
};
export type LoginWidgetTexts = typeof texts;
export default texts;
