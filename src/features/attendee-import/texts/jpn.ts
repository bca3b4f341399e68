const texts = {
  unpublished: 'イベントを公開すると、参加者を取り込めます。',
  changed: 'イベントのチケットか質問が変わりました。ファイルをもう一度選んでください。',
  tooManyRows: '行が多すぎます。ファイルをもう一度選んでください。',
  tooManyImports: '始めていない取り込みが多すぎます。いずれかを破棄してください。',
  startedBefore: 'この取り込みは、すでに始まっています。',
  incomplete: 'まだすべての行が送られていません。',
  otherGoing: 'ほかの取り込みが終わっていません。終わるのを待つか、破棄してください。',
  twice: '同じ人が2回ある行があります。ファイルを直してください。',
  known: 'すでにチケットを持っている人の行があります。除くか、重ねて発行するかを選んでください。',
  soldOut: '残りの枚数が足りません。チケットの枚数を増やすか、行を減らしてください。',
  nobodyLeft: '発行する行がありません。全員がすでにチケットを持っています。',
  notGoing: 'この取り込みは、動いていません。',
  notStopped: 'この取り込みは、止まっていません。',
};
export type ImportRefusalTexts = typeof texts;
export default texts;
