/** What both a form and the server say of a purchase that they refuse. */
const jpn = {
  codeUnusable: 'この割引コードは使えません。つづりと利用期間をご確認いただくか、コードなしでお進みください。',
  codeUsedUp: 'この割引コードは使えません。利用できる回数の上限に達しています。',
  paymentTimeout: '決済処理がタイムアウトしました。お手数ですが、チケットの購入を最初からやり直してください。',
  paymentMaintenance: '決済会社がメンテナンス中です。しばらくしてから、もう一度お試しください。',
};

export type RefusalTexts = typeof jpn;
export default jpn;
