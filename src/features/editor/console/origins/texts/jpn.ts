import { quoted } from '#kernel/quoted.ts';

/** What a new site begins with beside the templates: an event that there is, or a file. */
const texts = {
  other: 'ひな型のほかに',
  copyChoice: {
    title: 'これまでのイベントから作る',
    text: '中身をそのままコピーし、日程をすべて新しい日にずらします。',
    lead: 'コピーするイベントを選んでください。元のイベントは変わりません。',
    back: 'ひな型に戻る',
    none: 'コピーできるイベントがまだありません',
    noneText: 'イベントを作ると、ここから選べるようになります。',
  },
  copy: {
    title: (name: string) => `${quoted(name)}をコピーして作る`,
    link: 'このイベントをコピーして新しく作る',
    linkText: '中身を引き継いで、次の回を用意できます。',
    lead: '新しいイベントの名前と日時を決めてください。まだ公開されません。',
    name: (language: string) => `新しい名前（${language}）`,
    what: '引き継がれるもの',
    kept: [
      'ページ、チケット、タイムテーブル、ブースなどの中身と、画像やデザイン',
      '期間と日時。新しい開始日に合わせて、すべて同じだけずれます。',
      '割引コードと支払い方法の設定',
    ],
    notKept: '引き継がれないもの',
    left: [
      '申し込み、購入、参加者、チャットなど、来場者に関するすべて',
      'パスコード。新しいものに変わり、パスコードなしでは入れません。',
      '招待した人、メンバー、ログインの方法の設定、独自ドメイン',
    ],
    button: 'コピーして下書きを作る',
    noRight: 'このポータルにイベントを作る権限がありません。ポータルのオーナーに依頼してください。',
    otherLanguages: 'ほかの言語の名前を空けておくと、最初の言語の名前が表示されます。',
  },
};

export default texts;
export type OriginTexts = typeof texts;
