/** The texts of the card that asks for the profile. */
const texts = {
  title: (open: number) => `プロフィールにあと${open}項目入力できます`,
  text: '入力しておくと、購入や申込みの画面で同じ項目を入力する手間が省けます。',
  fillIn: 'プロフィールを入力',
  later: 'あとで',
};
export type ProfileCardTexts = typeof texts;
export default texts;
