/** Why a change of an order is not made. */
const texts = {
  nothing: '取り消すチケットか、返金額を指定してください。',
  notCancelable: '選んだチケットは、すでに取り消されているか、発行されていません。最新の状態をご確認ください。',
  usedSince: '選んだチケットで、いま入場がありました。最新の状態を確かめてから、もう一度お試しください。',
  changed: '返金できる金額が変わりました。ほかの画面で返金した可能性があります。最新の状態をご確認ください。',
  tooMuch: '返金できる残りの金額を超えています。',
  notPossible: 'この注文は、いまの状態ではこの操作ができません。最新の状態をご確認ください。',
  stillHeld: '決済会社に結果を確認しています。お支払いの期限が過ぎてから、もう一度お試しください。',
  paidByGateway: 'この返金は、決済会社がすでに行いました。手作業で返金しないでください。',
  gatewayPays: '決済会社に返金を依頼しています。手作業で返金しないでください。',
  sameAsBefore: '登録されている内容と同じです。',
  correctedSince: 'ほかの人が先に直しました。いまの内容を確かめてから、もう一度押してください。',
  wrongMail: '有効なメールアドレスを入力してください。',
  soldOut: (left: number) => `販売できる残りは${left}枚です。1枚も発行していません。`,
  isDrawn: '抽選のチケットは、手作業では発行できません。',
};
export type ChangeTexts = typeof texts;
export default texts;
