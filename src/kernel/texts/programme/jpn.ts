/** What every programme by days says: the schedule and the timetable. */
const jpn = {
  freeUntil: (from: string, until: string) => `${from}〜${until} 予定はありません`,
  until: (start: string, end: string) => `${start}から、${end}まで`,
  nowAt: (time: string) => `現在 ${time}`,
  nothingFoundText: '言葉を変えるか、条件をクリアしてお試しください。',
  emptyText: '決まりしだい、ここに掲載します。',
};

export type ProgrammeTexts = typeof jpn;
export default jpn;
