import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  lead: 'このページについて、主催者にメッセージを送れます。',
  name: 'お名前',
  namePlaceholder: '山田 花子',
  email: 'メールアドレス',
  emailHint: 'こちらのアドレスに返信が届きます。',
  emailPlaceholder: 'hanako@example.jp',
  contents: 'お問い合わせ内容',
  send: '送信する',
  sending: '送信しています',
  sentTitle: '送信しました',
  sentText: 'お問い合わせありがとうございます。返信までしばらくお待ちください。',
  invalidMail: common.invalidMail,
  tooLong: common.maxLength,
  tooMany: '送信回数が上限に達しました。',
  mailSubject: (page: string) => `【お問い合わせ】${page}`,
  mailHeading: 'お問い合わせが届きました',
  mailAbout: (page: string) => `${quoted(page)}のページから送信されました。`,
  mailFrom: (name: string, email: string) => `お名前：${name}\nメールアドレス：${email}`,
  mailFootnote: 'このメールに返信すると、お問い合わせの送信者に届きます。',
};
export type ContactTexts = typeof texts;
export default texts;
