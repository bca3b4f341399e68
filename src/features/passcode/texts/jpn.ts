import { quoted } from '#kernel/quoted.ts';

const texts = {
  title: 'パスコードを入力してください',
  lead: (site: string) =>
    `${quoted(site)}はパスコードで保護されています。主催者から案内された6桁の数字を入力してください。`,
  label: 'パスコード（6桁の数字）',
  submit: '入場する',
  checking: '確認しています',
  required: 'パスコードを入力してください',
  sixDigits: '6桁の数字で入力してください',
  wrong: 'パスコードが違います。もう一度ご確認ください',
  tooMany: 'パスコードを続けて間違えたため、受け付けを一時停止しています。',
  help: 'パスコードがわからないときは、主催者にお問い合わせください。',
  helpFrom: (organiser: string) => `パスコードがわからないときは、主催者（${organiser}）にお問い合わせください。`,
};
export type PasscodeTexts = typeof texts;
export default texts;
