import { importPart } from '#web/parts/import-part.ts';

/** The detail of a ticket, fetched when one is opened. */
export const loadTicketDetail = () =>
  importPart(() => import('../detail/ticket-detail.tsx')).then(({ TicketDetail: Part, texts }) => ({ texts, Part }));

export const loadCartList = () =>
  importPart(() => import('../cart/cart-list.tsx')).then(({ CartList: Part, texts }) => ({ texts, Part }));

/** The steps of a purchase, in the place of the list. */
export const loadPurchaseFlow = () =>
  Promise.all([
    importPart(() => import('../purchase/purchase-flow.tsx')),
    importPart(() => import('../order-page/flow-texts.ts')),
  ]).then(([{ PurchaseFlow: Part }, { flowTexts }]) => ({ texts: flowTexts, Part }));

/** The notice about a purchase that was left before it was paid. */
export const loadOpenOrderNotice = () =>
  Promise.all([
    importPart(() => import('../order-page/open-order-notice.tsx')),
    importPart(() => import('../order-page/flow-texts.ts')),
  ]).then(([{ OpenOrderNotice: Part }, { flowTexts }]) => ({ texts: flowTexts, Part }));
