/** Why the gate does not open: the server says it, and a gate without a network. */
const unpaid = 'お支払いが済んでいません。';

const texts = {
  canceled: 'キャンセルされたチケットです。',
  unpaid,
  lotteryWaiting: '抽選前のチケットです。',
  lotteryFail: '落選したチケットです。',
  paymentFail: unpaid,
  used: '使用済みのチケットです。',
  finished: '利用期間が終了しています。',
  transferring: '譲渡の手続き中です。お持ちの方に、譲渡の取り消しをお願いしてください。',
  before: '利用期間の前です。',
  scanNeeded:
    'このチケットは、番号では入場できません。カメラかQRコードリーダーで、チケットのQRコードを読み取ってください。',
  codeChanged: 'このコードは無効です。チケットの画面を開き直してもらい、新しいコードを確認してください。',
};
export type GateTexts = typeof texts;
export default texts;
