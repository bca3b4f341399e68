import { quoted } from '#kernel/quoted.ts';

/** What buyers read when an organiser pays back by a transfer, and why a file is not made. */
const texts = {
  ask: {
    subject: (siteName: string) => `【${siteName}】返金のお振込先をお知らせください`,
    heading: '返金のお振込先をお知らせください',
    paragraphs: (siteName: string, amount: string): string[] => [
      `${quoted(siteName)}のご注文について、${amount}を主催者からお振り込みで返金します。`,
      '次のボタンから、お受け取りになる口座を入力してください。リンクは30日間、1回だけ使えます。',
    ],
    button: '口座を入力する',
  },
  paid: {
    subject: (siteName: string) => `【${siteName}】返金のお振り込みをしました`,
    heading: '返金のお振り込みをしました',
    paragraphs: (siteName: string, amount: string): string[] => [
      `${quoted(siteName)}のご注文について、${amount}をご指定の口座にお振り込みしました。`,
      '金融機関によっては、入金までに数日かかることがあります。',
    ],
  },
  amount: '返金額',
  orderNumber: '注文番号',
  problems: {
    noAddress: 'サーバーの公開アドレスが設定されていないため、リンクを送れません。',
    nobodyToAsk: '口座を尋ねる相手がいません。メールアドレスがないか、口座がすでに届いています。',
    changed: '返金の内容が変わりました。画面を読み直してください。',
    noAccount: '口座がまだ届いていない返金が含まれています。',
    inAnother: '別のファイルに入っている返金が含まれています。画面を読み直してください。',
    over: 'このファイルは、すでに返金済みか取り下げ済みです。',
  },
  page: {
    title: '返金のお振込先',
    text: (siteName: string, amount: string) =>
      `${quoted(siteName)}のご注文の返金（${amount}）を受け取る口座を入力してください。`,
    fields: {
      bank: '銀行コード',
      branch: '支店コード',
      kind: '預金の種類',
      number: '口座番号',
      holder: '口座名義（カナ）',
    },
    hints: {
      bank: '4桁の数字',
      branch: '3桁の数字',
      kind: '通帳やアプリでご確認ください。',
      number: '7桁までの数字',
      holder: '通帳のとおりにカタカナで入力してください。法人は「カ）ヒロバ」のようになります。',
    },
    wrong: {
      bank: '銀行コードは4桁の数字で入力してください。',
      branch: '支店コードは3桁の数字で入力してください。',
      kind: '預金の種類を選んでください。',
      number: '口座番号は7桁までの数字で入力してください。',
      holder: '口座名義は、カタカナか英字で30文字までで入力してください。',
    },
    kinds: { '1': '普通', '2': '当座', '4': '貯蓄' },
    kept: '口座は返金だけに使い、返金の2週間後に消去します。',
    press: '送信する',
    done: '口座を受け取りました',
    doneText: '主催者からのお振り込みをお待ちください。振り込みが済みましたら、メールでお知らせします。',
    over: '口座を入力するリンクは、もう使えません',
    overText: '期限が過ぎたか、すでに使われたか、返金が済んでいます。ご不明な点は主催者にお問い合わせください。',
  },
};
export type PayoutTexts = typeof texts;
export default texts;
