/** Said where money goes back to a card. */
const toTheCard = (amount: string): string =>
  `${amount}を、お支払いに使ったカードへ返金します。明細に反映されるまで、カード会社により数日から2か月ほどかかります。`;
export default toTheCard;
