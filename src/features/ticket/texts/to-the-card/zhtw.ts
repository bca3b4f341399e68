const toTheCard = (amount: string): string =>
  `${amount}將退還至您付款時使用的信用卡。視發卡公司而定，可能需要數日至兩個月才會反映在帳單中。`;
export default toTheCard;
