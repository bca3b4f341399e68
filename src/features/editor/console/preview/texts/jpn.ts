const texts = {
  at: 'いつの表示か',
  as: 'だれの表示か',
  now: 'いま',
  choose: '日時を選ぶ',
  time: '表示する日時（日本時間）',
  moments: {
    beforeSale: '販売開始の直前',
    saleBegins: '販売開始',
    lastDay: '販売終了の直前',
    eventDay: '開催の初日',
    after: '開催後',
  },
  roles: {
    all: '制限なし（主催者）',
    visitor: 'ログインしていない人',
    member: '会員',
    ticketHolder: 'チケットを持つ会員',
  },
  note: 'プレビューでは、購入も送信も記録もされません。',
};
export type PreviewTexts = typeof texts;
export default texts;
