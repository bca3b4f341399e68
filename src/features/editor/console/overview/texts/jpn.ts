import type { ServerLack } from '#kernel/console/server-lack.ts';
import type { Waiting } from '#kernel/console/waiting.ts';

/** What waits and what comes, on the overview of a published site. */
const texts = {
  waiting: '対応が必要なこと',
  kinds: {
    refundsByHand: (count: number) => `手動で返金する注文が${count}件あります`,
    failedRefunds: (count: number) => `返金に失敗した注文が${count}件あります`,
    chargebacks: (count: number) => `カード会社に引き戻され、回答が必要な支払いが${count}件あります`,
    transfers: (count: number) => `入金を確認する銀行振込が${count}件あります`,
    lotteryValues: (count: number) => `公表した値の入力を待っている抽選が${count}件あります`,
    silentPayments: (count: number) => `決済会社から応答がない注文が${count}件あります`,
    talks: (count: number) => `返事を待つ商談の申し込みが${count}件あります`,
    reports: (count: number) => `チャットの通報が${count}件あります`,
    requests: (count: number) => `個人情報の請求 ${count}件`,
  } satisfies Record<Waiting['kind'], unknown>,
  lacks: {
    address: {
      title: 'メールにリンクが入りません',
      text: 'サーバーに公開アドレス（HIROBA_URL）が設定されていないため、購入者はメールからチケットを開けません。サーバーの管理者に設定を依頼してください。',
    },
    mail: {
      title: 'メールが届きません',
      text: 'サーバーにメールの設定（SMTP_URL）がないため、購入の控えも招待も、だれにも届きません。サーバーの管理者に設定を依頼してください。',
    },
  } satisfies Record<ServerLack, unknown>,
  factor: {
    title: '公開する前に、2段階認証が必要です',
    text: 'このサイトには有料のチケットがあるため、公開には2段階認証を使います。あらかじめアカウントで設定しておくと、公開のときに止まりません。',
    link: '2段階認証を設定する',
  },
  next: 'これからの予定',
  planned: '変更を公開',
  nothing: '60日以内に始まる・終わるものはありません。',
};

export default texts;
export type OverviewTexts = typeof texts;
