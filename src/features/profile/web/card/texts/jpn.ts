/** The texts of the card that asks for the profile. */
const texts = {
  title: (open: number) => `プロフィールに未入力の項目が${open}件あります`,
  text: '入力しておくと、購入や申し込みの画面に自動で入るため、入力の手間が省けます。',
  fillIn: 'プロフィールを入力',
  later: 'あとで',
};
export type ProfileCardTexts = typeof texts;
export default texts;
