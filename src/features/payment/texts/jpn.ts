const texts = {
  maintenance: '決済会社のメンテナンス中です。しばらくしてから、もう一度お試しください。',
  rehearsal: {
    card: 'お試し購入では、用意された試験用のカードをお使いください。実際のカードの番号は入力しないでください。',
    bankName: 'お試し銀行',
    branchName: '試験支店',
    accountType: '普通',
    accountName: 'シケンヨウコウザ',
  },
};

export default texts;
export type PaymentTexts = typeof texts;
