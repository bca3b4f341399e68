const jpn = {
  ticketsOnly: 'このコンテンツは、対象のチケットをお持ちの方だけがご覧いただけます。',
  afterPayment: 'お支払い前のチケットでは、ご覧いただけません。',
  dialogTitle: 'チケットが必要です',
  anyOf: '次のいずれかのチケットをお持ちの方がご覧いただけます。',
  allOf: '次のチケットをすべてお持ちの方がご覧いただけます。',
  oneOnly: '次のチケットをお持ちの方がご覧いただけます。',
  showTickets: '必要なチケットを見る',
  held: 'お持ちです',
};
export default jpn;
export type ContentLockTexts = typeof jpn;
