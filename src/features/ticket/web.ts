import { needed } from '#web/parts/needed.ts';

export type { OrderAnswer, PurchasedTicketAnswer, readLotteryDraw, withdrawApplication } from './contract.ts';
/**
 * What other features' pages, and the steps of a purchase, use of the sale:
 *
 * - `useCart(contentId, rules, way?)`: the cart of a content, one for the whole window, saved as `ticketCart` or, with the way
 *   `'timetable'`, as `timetableCart`. It has the state (`phase`, `items`, `tickets`, `holdings`, `amendments`, …) and
 *   the changes (`add`, `put`, `edit`, `confirm`, `reset`, `delete`), which do nothing before `phase` is
 *   `ready`. `tickets` are those of the items, as they are sold now. `CartBar` and `LaterCartMessages` show
 *   what there is to say of it; `CartList` and `TicketDetail` come later, by `loadCartList` and `loadTicketDetail`.
 * - `useFlowPage(contentId)` is called by every page of a purchase: it clears the keys of a flow that was left.
 *   `leaveFlow()` forgets what a purchase leaves in the browser; `forgetPartners()` empties `partners` of
 *   `purchaseForm`, `comeFromTimetable(saleKey)` is called by a page of the timetable that leads into the flow.
 * - `PayOrder` is the payment of an order of one's own, for my tickets; it needs `orderFlowTexts` and what
 *   `callOrderSettings` answers of it. `OrderBreakdown` says what an order comes to; it needs `orderFlowTexts`.
 * - `forgetSale(api)` and `renewCarts(api)` come after a change of what the member has: the list and the cart read it.
 * - `useOrder(contentId, orderId)` is an order of one's own as it is now.
 * - `loadSaveCalendar` fetches what gives a ticket to the visitor as a file for a calendar.
 * - `saveAnnouncement(context, announcement)` gives the visitor what was announced of a draw as a file.
 * - `saveLotteryRecord(context, contentId, ticketId)` gives the visitor the record of a draw as a file.
 * - `sayPutProblem(problem, ticket, nameOf, texts, language)` says why a ticket cannot be put into the cart.
 * - `ticketTexts` has to be loaded by a page that shows any of these.
 */
export { type Cart, renewCarts, useCart } from './web/cart/use-cart.ts';
export { CartBar } from './web/cart/cart-bar.tsx';
export { LaterCartMessages } from './web/cart/later-cart-messages.tsx';
export { TicketMarks } from './web/sale/ticket-marks.tsx';
export { TicketPrice } from './web/sale/ticket-price.tsx';
export { loadCartList, loadTicketDetail } from './web/list/load-overlays.ts';
export { comeFromTimetable } from './web/flow/kept-flow.ts';
export { flowTexts as orderFlowTexts } from './web/order-page/flow-texts.ts';
export { OrderBreakdown } from './web/order-page/order-breakdown.tsx';
export { forgetSale } from './web/sale/kept-sale.ts';
export { useOrder } from './web/order-page/use-order.ts';
export { PayOrder } from './web/order-page/order-screen.tsx';
export { callOrderSettings } from './web/flow/purchase-calls.ts';
export const loadSaveCalendar = () => needed(() => import('./web/purchased/save-calendar.ts'));
export { QuantityStepper } from './web/cart/quantity-stepper.tsx';
export type { SaleSettings, TicketContent } from './contract.ts';
export { FurtherRecords } from './web/lottery/further-records.tsx';
export { saveAnnouncement, saveLotteryRecord } from './web/lottery/save-lottery-record.ts';
export { callTickets } from './web/sale/sale-calls.ts';
export { detailHref, listHref } from './web/sale/sale-address.ts';
export { sayPutProblem } from './web/cart/say-put-problem.ts';
export { ticketTexts } from './web/sale/ticket-texts.ts';
