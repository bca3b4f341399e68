/** Booths that a list names and that are not there yet. */
const texts = {
  offer: (count: number) =>
    `リストにある${count}件のブースは、まだありません。書き間違いでなければ、会社名と小間番号で下書きを作れます。`,
  where: '追加する出展者一覧',
  make: (count: number) => `${count}件のブースを作る`,
  making: (done: number, all: number) => `作っています（${all}件中${done}件）`,
  made: (count: number) => `${count}件のブースを下書きで作りました。`,
  noContent: 'リストにあるブースを作るには、先に「出展者」をコンテンツに追加してください。',
  toContent: 'コンテンツを開く',
};
export type MakeBoothTexts = typeof texts;
export default texts;
