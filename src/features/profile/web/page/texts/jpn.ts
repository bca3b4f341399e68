import { quoted } from '#kernel/quoted.ts';

/** The texts of the profile's page, besides those of its fields. */
const texts = {
  page: {
    title: 'プロフィール',
    shared: '基本情報',
    sharedLead: (portal: string) => `${quoted(portal)}のすべてのイベントで共通です。`,
    own: 'このイベントの登録情報',
    ownLead: (event: string) => `${quoted(event)}の主催者に伝わります。`,
    incomplete: '続きに進むには、必須の項目を入力してください。',
    missing: (count: number) => `未入力の必須項目が${count}件あります。`,
    empty: '続きに進むには、いずれかの項目を入力してください。',
    nothingTitle: '入力する項目はありません',
    nothingText: '主催者が項目を用意すると、ここで入力できます。',
    back: 'マイページ',
  },
  unsaved: {
    title: '変更が保存されていません',
    text: 'このページを離れると、入力した内容は失われます。',
    leave: '保存せずに離れる',
    stay: '入力を続ける',
    restored: '先ほど入力した内容を復元しました。まだ保存されていません。',
  },
};
export type ProfilePageTexts = typeof texts;
export default texts;
