import common from '#kernel/texts/jpn.ts';

const inviting = '招待されているイベント';

const texts = {
  title: 'イベントを探す',
  upcoming: 'これからのイベント',
  all: 'すべて見る',
  searchHere: 'イベントを検索',
  keyword: 'キーワード',
  keywordExample: 'イベント名・内容・会場',
  period: '期間',
  from: '開始日',
  to: '終了日',
  submit: '検索する',
  more: (count: number) => (count === 0 ? '絞り込み' : `絞り込み（${count}）`),
  counted: (label: string, count: number) => `${label}（${count}件）`,
  anywhere: 'すべての会場',
  order: '並び順',
  byDate: '開催日が近い順',
  byNews: '新着・更新順',
  fees: { free: '無料', paid: '有料' },
  quick: 'すばやく絞り込む',
  weekend: '今週末',
  month: '今月中',
  clear: '条件をクリア',
  found: (count: number) => `${count}件のイベント`,
  foundPage: (count: number, page: number, pages: number) => `${count}件のイベント（${page}/${pages}ページ）`,
  nothingFound: '条件に合うイベントはありませんでした',
  nothingFoundText: 'キーワードを短くするか、期間を広げてお試しください。',
  noEvents: 'イベントはまだありません',
  noEventsText: '公開されると、ここに表示されます。',
  failed: common.searchFailed,
  passcode: 'パスコードが必要',
  history: '最近見たイベント',
  historyRow: { label: '最近見たイベント', previous: '前へ', next: '次へ' },
  inviting,
  invitingRow: { label: inviting, previous: '前へ', next: '次へ' },
  forYou: 'あなたへのおすすめイベント',
  pages: { label: '検索結果のページ', previous: '前へ', next: '次へ' },
};
export type EventListTexts = typeof texts;
export default texts;
