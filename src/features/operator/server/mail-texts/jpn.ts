import { quoted } from '#kernel/quoted.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';

interface Said {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  footnote?: string;
}

interface Words {
  sender: string;
  /** The whole installation, where a title of a site would stand. */
  everything: string;
  roles: Record<OperatorRole, string>;
  invitation(about: { site: string; who: string; role: string }): Said;
  /** The first line of a mail to somebody whose name is known. */
  dear(name: string): string;
  boothReminder(about: { site: string; who: string }): Said;
  resetAsked(about: { who: string; when: string }): Said;
  resetDone(): Said;
  recoveryCodeUsed(left: number): Said;
}

const jpn: Words = {
  sender: '広場の管理画面',
  everything: 'すべてのサイト',
  roles: {
    owner: 'オーナー',
    editor: '編集者',
    sales: '販売担当',
    reception: '受付',
    exhibitor: '出展者',
    reader: '閲覧者',
  },
  invitation: ({ site, who, role }) => ({
    subject: `${quoted(site)}の管理画面に招待されました`,
    heading: '管理画面への招待',
    paragraphs: [`${who}さんから、${quoted(site)}の${role}に招待されました。`, '下のボタンから始めてください。'],
    button: '招待を受ける',
    footnote:
      'このリンクは72時間、一度だけ、このメールアドレスで使えます。心当たりがない場合は、破棄してください。他の人に転送しないでください。',
  }),
  dear: (name) => `${name} 様`,
  boothReminder: ({ site, who }) => ({
    subject: `${quoted(site)}のブースの準備をお願いします`,
    heading: 'ブースの準備のお願い',
    paragraphs: [
      `${who}さんから、${quoted(site)}のブースの準備についてのお知らせです。`,
      '名前、写真、紹介文などを、管理画面で入力できます。',
    ],
    button: 'ブースを編集する',
  }),
  resetAsked: ({ who, when }) => ({
    subject: '【広場】本人確認方法の再設定が申し込まれました',
    heading: '本人確認方法の再設定',
    paragraphs: [
      `${who}さんが、管理画面でのあなたの本人確認方法（パスキー、確認コード）の再設定を申し込みました。`,
      `${when}以降に、今の方法はすべて使えなくなります。`,
      '頼んだ覚えがない場合は、それまでに管理画面にログインして取り消し、ほかのオーナーに知らせてください。',
    ],
    button: '管理画面を開く',
  }),
  resetDone: () => ({
    subject: '【広場】本人確認方法を再設定しました',
    heading: '本人確認方法が再設定されました',
    paragraphs: [
      'これまでのパスキー、確認コード、リカバリーコードは使えなくなりました。新しい方法を登録してください。',
      '心当たりがない場合は、すぐにほかのオーナーかサーバーの管理者に知らせてください。',
    ],
    button: '管理画面を開く',
  }),
  recoveryCodeUsed: (left) => ({
    subject: '【広場】リカバリーコードが1つ使われました',
    heading: 'リカバリーコードが使われました',
    paragraphs: [
      `管理画面で、あなたのリカバリーコードが1つ使われました。残りは${left}個です。`,
      '心当たりがない場合は、すぐにログインしてパスワードとリカバリーコードを変更してください。',
    ],
    button: '管理画面を開く',
  }),
};
export default jpn;
export type OperatorMailTexts = Words;
