import { quoted } from '#kernel/quoted.ts';

/** For every list of favourites. */
export const noneYet = {
  title: 'お気に入りはまだありません',
};

const texts = {
  label: 'お気に入り',
  button: (title: string) => `お気に入り${quoted(title)}`,
  notSaved: 'お気に入りを保存できませんでした。通信環境を確認して、もう一度押してください。',
  tooMany: 'お気に入りは1,000件までです。不要なものを外してから追加してください。',
  joined: (count: number) => `ログイン前に選んだお気に入り${count}件を、アカウントに追加しました。`,
  page: {
    title: 'お気に入り',
    modules: { booth: 'ブース', schedule: 'スケジュール' },
    running: '開催中',
    ended: '終了',
    emptyTitle: noneYet.title,
    emptyText: 'ブースやスケジュールのハートを押すと、ここに並びます。',
    gone: '公開を終了しました',
    goneText: '主催者が公開を終了したため、開けません。',
    remove: 'お気に入りから外す',
    removeNamed: (module: string, id: number) => `公開を終了した${module}（番号${id}）をお気に入りから外す`,
  },
};
export type FavoriteTexts = typeof texts;
export default texts;
