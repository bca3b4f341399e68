import { form } from '#features/profile/texts/jpn.ts';
import common from '#kernel/texts/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const notSent = '回答を送信できませんでした';

/** The texts of the screens. */
const texts = {
  title: 'アンケート',
  open: 'アンケートに答える',
  until: (date: string) => `${date}まで`,
  questions: (count: number) => `全${count}問`,
  hasReward: '回答特典あり',
  rewardTeaser: (name: string) => `回答すると${quoted(name)}を受け取れます。`,
  notStarted: { title: 'まだ始まっていません', text: (start: string) => `${start}から回答できます。` },
  expired: { title: '受付は終了しました', text: (end: string) => `${end}に締め切りました。` },
  notStartedSoon: '開始をお待ちください。',
  expiredPlain: 'たくさんのご回答、ありがとうございました。',
  loading: 'アンケートを読み込んでいます',
  needsScript: '回答するには、ブラウザーのJavaScriptを有効にしてください。',
  audience: '回答はこのイベントの主催者に届きます。',
  audienceMember: 'ログイン中の回答は、あなたのアカウントに結びつけて保存されます。',
  send: '回答を送信する',
  sending: '送信しています',
  uploading: form.uploading,
  invalid: (count: number) => `入力内容に誤りがあります（${count}件）`,
  invalidLead: '次の質問をご確認ください。',
  failedTitle: notSent,
  failedText: form.failedText,
  closedTitle: notSent,
  closedText: '入力中に受付が終了しました。入力した内容は、このページを閉じるまで残ります。',
  restored: '先ほど入力した内容を復元しました。まだ送信されていません。',
  answered: {
    thanks: 'ご回答ありがとうございました',
    before: '回答済みです',
    at: (date: string) => `${date}に回答しました`,
  },
  reward: {
    title: '回答特典',
    receive: '特典を受け取る',
    receiving: '準備しています',
    received: common.downloadStarted,
    failed: '受け取れませんでした。通信環境を確認して、もう一度お試しください。',
  },
};
export type QuestionnaireTexts = typeof texts;
export default texts;
