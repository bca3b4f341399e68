/** What an event has sold, on the overview of the console. */
const texts = {
  title: '販売状況',
  day: '日',
  tickets: '枚数',
  price: '金額',
  table: '売れた日ごとに表で見る',
  sold: '販売済み',
  paid: '受け取った金額',
  wentBack: 'うち返金・支払いの取り消し',
  /** Beside the money of a ticket. */
  lessWentBack: (amount: string) => `返金・支払いの取り消し${amount}を差し引いた額`,
  owed: '未入金',
  checkedIn: '入場済み',
  count: (tickets: number) => `${tickets}枚`,
  ofCapacity: (sold: number, capacity: number) => `${sold} / ${capacity}枚`,
  left: (tickets: number) => (tickets === 0 ? '完売' : `残り ${tickets}枚`),
  waiting: (tickets: number) => `支払い・抽選待ち ${tickets}枚`,
  /** No money: a sum is not free of charge. */
  lottery: '抽選の状況を見る',
  nothing: '0円',
  noneYet: '売れたチケットが、ここに表示されます。',
};
export type SalesTexts = typeof texts;
export default texts;
