const texts = {
  maintenance: '決済システムはただいまメンテナンス中です。しばらく待ってからもう一度お試しください。',
};

export default texts;
export type PaymentTexts = typeof texts;
