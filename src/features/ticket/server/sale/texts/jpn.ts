import refusals from '../../../texts/refusals/jpn.ts';
const jpn = {
  codeUnusable: refusals.codeUnusable,
  codeUsedUp: refusals.codeUsedUp,
  notPossible: 'この内容では購入できません。カートをご確認ください。',
  soldOut: '申し訳ありません。ほかの方が先に購入されたため、ご希望の枚数をご用意できません。',
  paymentFailed: '決済ができませんでした。カードをご確認のうえ、別のお支払い方法もお試しください。',
  authenticationFailed: '本人認証（3Dセキュア）が完了しなかったため、決済は行われていません。もう一度お試しください。',
  cardInvalid: 'このカードは使えません。番号・有効期限・セキュリティコードをご確認ください。',
  paymentTimeout: refusals.paymentTimeout,
  paymentMaintenance: '決済サービスがメンテナンス中です。時間をおいてもう一度お試しください。',
  methodNotOffered: 'このお支払い方法はお選びいただけません。',
  methodNotPossible: 'この金額ではこのお支払い方法をご利用いただけません。別の方法をお選びください。',
  cardNeeded: 'お支払いに使うカードを選んでください。',
  cardGone: '選んだカードは登録されていません。別のカードを選んでください。',
  storeNeeded: 'コンビニエンスストアを選んでください。',
  mailNeeded: 'メールアドレスを正しく入力してください。',
  keyMissing: '購入を受け付けられませんでした。カートからもう一度お進みください。',
  notPayable: 'このご注文は、いまはお支払いいただけません。購入済みチケットをご確認ください。',
  withdrawTooLate: '受付が終了したため、この申し込みは取り下げられません。',
  lottery_stillOpen: '申し込みの受付中です。締め切ったあとで行えます。',
  lottery_tooEarly: '参加者の一覧を公表してから1時間は抽選できません。',
  lottery_valueMissing: '先に公表した値を入力してください。',
  lottery_enteredBefore: '値はすでに入力されています。',
  lottery_drawnBefore: 'この抽選はすでに終わっています。',
};
export type TicketMessages = typeof jpn;
export default jpn;
