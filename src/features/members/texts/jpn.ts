import type { CodeOutcome } from '#features/account/rules/verification-code.ts';
import type { MailAddressProblem } from '#kernel/mail-address.ts';

const texts = {
  accountElsewhere: 'このアカウントはポータルのものです。ポータルの会員の画面で操作してください。',
  request: {
    closed: 'ほかの担当者が、この請求をすでに終了しています。',
    proven: '本人の確認は、すでに済んでいます。',
    unproven: '先に、本人の確認をしてください。',
    otherKind: 'この請求は、消去についてのものではありません。',
    changed: '本人の情報が、表示したあとで変わりました。内容を確かめてから、もう一度選んでください。',
    future: '受け付けた日は、今日までの日にしてください。',
  },
  code: {
    wrong: '番号が違います。',
    expired: '番号の期限が切れています。もう一度送ってください。',
    tooManyTries: '番号を間違えた回数が上限に達しました。もう一度送ってください。',
  } satisfies Record<Exclude<CodeOutcome, 'right'>, string>,
  mail: {
    required: '役割を与える人のメールアドレスを入力してください。',
    invalid: 'メールアドレスの形を確かめてください。',
  } satisfies Record<MailAddressProblem, string>,
};
export type MemberTexts = typeof texts;
export default texts;
