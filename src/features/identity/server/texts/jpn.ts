import { quoted } from '#kernel/quoted.ts';

const toLoginDetails = 'ログイン情報を確認する';

const jpn = {
  connected: {
    subject: (site: string, name: string) => `【${site}】${quoted(name)}との連携が完了しました`,
    heading: (name: string) => `${quoted(name)}との連携が完了しました`,
    paragraphs: (site: string, name: string) => [
      `${quoted(site)}のアカウントが${quoted(name)}と連携しました。今後は${quoted(name)}でもログインできます。`,
      '心当たりがない場合は、すぐにログイン情報の画面で連携を解除し、パスワードを変更してください。',
    ],
    button: toLoginDetails,
  },
  disconnected: {
    subject: (site: string, name: string) => `【${site}】${quoted(name)}との連携を解除しました`,
    heading: (name: string) => `${quoted(name)}との連携を解除しました`,
    paragraphs: (site: string, name: string) => [
      `${quoted(site)}のアカウントと${quoted(name)}との連携が解除されました。今後は${quoted(name)}ではログインできません。`,
      '心当たりがない場合は、すぐにパスワードを変更してください。',
    ],
    button: toLoginDetails,
  },
};
export default jpn;
export type IdentityMailTexts = typeof jpn;
