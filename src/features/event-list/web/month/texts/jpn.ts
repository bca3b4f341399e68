const texts = {
  views: '表示の切り替え',
  list: '一覧',
  month: '月',
  months: '月の移動',
  previous: '前の月',
  next: '次の月',
  thisMonth: '今月',
  monthOf: (year: number, month: number) => `${year}年${month}月`,
  dayWith: (day: string, count: number) => `${day}、${count}件`,
  more: (count: number) => `ほか${count}件`,
  goesOn: (name: string) => `${name}（前日から続く）`,
  none: (month: string) => `${month}に開催されるイベントはありません`,
  noneFound: (month: string) => `条件に合うイベントは、${month}にはありません`,
  toNext: (month: string) => `次の開催は${month}`,
  toPrevious: (month: string) => `前の開催は${month}`,
};
export type MonthTexts = typeof texts;
export default texts;
