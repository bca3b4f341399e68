const toTheCard = (amount: string): string =>
  `결제하신 카드로 ${amount}을 환불해 드립니다. 명세서에 반영되기까지 카드사에 따라 며칠에서 2개월 정도 걸릴 수 있습니다.`;
export default toTheCard;
