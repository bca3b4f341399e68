const toTheCard = (amount: string): string =>
  `${amount}将退还至您付款时使用的信用卡。视发卡公司而定，可能需要数日至两个月才会反映在账单中。`;
export default toTheCard;
