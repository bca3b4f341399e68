/** The detail of a ticket, fetched when one is opened. */
export const loadTicketDetail = () =>
  import('../detail/ticket-detail.tsx').then(({ TicketDetail: Part, texts }) => ({ texts, Part }));

export const loadCartList = () =>
  import('../cart/cart-list.tsx').then(({ CartList: Part, texts }) => ({ texts, Part }));

/** The steps of a purchase, in the place of the list. */
export const loadPurchaseFlow = () =>
  Promise.all([import('../purchase/purchase-flow.tsx'), import('../order/flow-texts.ts')]).then(
    ([{ PurchaseFlow: Part }, { flowTexts }]) => ({ texts: flowTexts, Part }),
  );

/** The notice about a purchase that was left before it was paid. */
export const loadOpenOrderNotice = () =>
  Promise.all([import('../order/open-order-notice.tsx'), import('../order/flow-texts.ts')]).then(
    ([{ OpenOrderNotice: Part }, { flowTexts }]) => ({ texts: flowTexts, Part }),
  );
