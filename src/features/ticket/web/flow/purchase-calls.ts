import type { AnswerOf, BodyInputOf } from '#kernel/endpoint.ts';
import { status } from '#kernel/status.ts';
import type { CallHeaders } from '#web/api/api.ts';
import { isStatus } from '#web/api/call-error.ts';
import type {
  findDiscountCode,
  leaveOrder,
  OrderAnswer,
  OrderSettings,
  payOrder,
  purchaseTickets,
  readLastAnswers,
  readOrder,
  readOrderSettings,
  SaleSettings,
} from '../../contract.ts';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { callTickets, type CallingContext } from '../sale/sale-calls.ts';

export type PurchaseBody = BodyInputOf<typeof purchaseTickets>;
export type PaymentBody = Omit<BodyInputOf<typeof payOrder>, 'orderId'>;
export type FoundCode = AnswerOf<typeof findDiscountCode>;

/** Tickets are sold at events; a portal has none. */
function ofContent({ site: { portalId, eventId } }: CallingContext, contentId: number) {
  return { portalId, eventId: eventId ?? 0, contentId };
}

/** The settings of a content beside its tickets. */
export async function readSettings(context: CallingContext, contentId: number): Promise<SaleSettings> {
  const { data } = await callTickets(context, contentId, { per_page: 1 });
  return data.settings;
}

/** The settings of a content for a reader with an order number, also when the content is closed to them by now. */
export async function callOrderSettings(
  context: CallingContext,
  contentId: number,
  orderNumber: string,
): Promise<OrderSettings> {
  try {
    const { data } = await context.api.get<typeof readOrderSettings>(
      'ticket/order_settings/{portalId}/{eventId}/{contentId}/{orderNumber}',
      { params: { ...ofContent(context, contentId), orderNumber }, isQuiet: true },
    );
    return data;
  } catch (error) {
    // The order's page says that there is no such order.
    if (isStatus(error, status.notFound)) return readSettings(context, contentId);
    throw error;
  }
}

/** What the member answered in their last purchases to questions about themselves; nothing where that cannot be read. */
export async function callLastAnswers(context: CallingContext, contentId: number): Promise<FormAnswer[]> {
  const path = 'ticket/last_answers/{portalId}/{eventId}/{contentId}';
  try {
    const { data } = await context.api.get<typeof readLastAnswers>(path, {
      params: ofContent(context, contentId),
      isQuiet: true,
    });
    return data.purchaserInfo;
  } catch {
    return [];
  }
}

export async function callDiscountCode(
  context: CallingContext,
  contentId: number,
  query: { code: string; ticket_ids: number[] },
): Promise<FoundCode> {
  const { data } = await context.api.get<typeof findDiscountCode>(
    'ticket/discount_code/{portalId}/{eventId}/{contentId}',
    { params: ofContent(context, contentId), query, isQuiet: true },
  );
  return data;
}

export async function callPurchase(
  context: CallingContext,
  contentId: number,
  body: PurchaseBody,
  headers: Required<Pick<CallHeaders, 'ticket-token' | 'PurchaseRoute'>>,
): Promise<OrderAnswer> {
  const { data } = await context.api.postJson<typeof purchaseTickets>(
    'ticket/purchase/{portalId}/{eventId}/{contentId}',
    { params: ofContent(context, contentId), body, headers, isQuiet: true },
  );
  return data;
}

export async function callOrder(context: CallingContext, contentId: number, orderNumber: string): Promise<OrderAnswer> {
  const { data } = await context.api.get<typeof readOrder>(
    'ticket/order/{portalId}/{eventId}/{contentId}/{orderNumber}',
    { params: { ...ofContent(context, contentId), orderNumber }, isQuiet: true },
  );
  return data;
}

export async function callPayment(
  context: CallingContext,
  contentId: number,
  orderId: string,
  payment: PaymentBody,
): Promise<OrderAnswer> {
  const { data } = await context.api.postJson<typeof payOrder>('ticket/payment/{portalId}/{eventId}/{contentId}', {
    params: ofContent(context, contentId),
    body: { ...payment, orderId },
    isQuiet: true,
  });
  return data;
}

export async function callLeave(context: CallingContext, contentId: number, orderId: string): Promise<OrderAnswer> {
  const { data } = await context.api.postJson<typeof leaveOrder>('ticket/leave/{portalId}/{eventId}/{contentId}', {
    params: ofContent(context, contentId),
    body: { orderId },
    isQuiet: true,
  });
  return data;
}
