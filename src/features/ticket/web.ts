/**
 * What other features' pages, and the steps of a purchase, use of the sale:
 *
 * - `useCart(contentId, way?)`: the cart of a content, one for the whole window, saved as `ticketCart` or, with the way
 *   `'timetable'`, as `timetableCart`. It has the state (`phase`, `items`, `tickets`, `holdings`, `amendments`, …) and
 *   the changes (`add`, `put`, `edit`, `confirm`, `reset`, `delete`, `clear`), which do nothing before `phase` is
 *   `ready`. `tickets` are those of the items, as they are sold now.
 * - `leaveFlow()` forgets what a purchase leaves in the browser; `forgetPartners()` empties `partners` of
 *   `purchaseForm`, `rememberNextFlow(contentId)` is called by a page outside of the flow that leads into it.
 */
export { type Cart, type CartWay, useCart } from './web/cart/use-cart.ts';
export { forgetPartners, leaveFlow, nextFlow, rememberNextFlow } from './web/purchase-flow-storage.ts';
export type { Holdings } from './web/sale-calls.ts';
