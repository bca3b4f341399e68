import type { MailAddressProblem } from '#kernel/mail-address.ts';

const texts = {
  accountElsewhere: 'このアカウントはポータルのものです。ポータルの会員の画面で操作してください。',
  mail: {
    required: '役割を与える人のメールアドレスを入力してください。',
    invalid: 'メールアドレスの形を確かめてください。',
  } satisfies Record<MailAddressProblem, string>,
};
export type MemberTexts = typeof texts;
export default texts;
