const toTheCard = (amount: string): string =>
  `We will refund ${amount} to the card you paid with. It can take from a few days to two months to appear on your statement, depending on your card issuer.`;
export default toTheCard;
