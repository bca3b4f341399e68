import type { Answer } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { Coupon, CouponDetail, CouponSigns, CouponUse } from '../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;

/** Portals have no coupons. */
const eventOf = ({ site }: Caller): { portalId: number; eventId: number } => ({
  portalId: site.portalId,
  eventId: site.eventId ?? 0,
});

export function listCoupons(
  caller: Caller,
  contentId: number,
  query: { page?: number; per_page: number },
): Promise<Answer<Coupon[]>> {
  return caller.api.get<typeof contract.listCoupons>('coupon/{portalId}/{eventId}/{contentId}', {
    params: { ...eventOf(caller), contentId },
    query,
  });
}

export async function readCoupon(caller: Caller, contentId: number, detailId: number): Promise<CouponDetail> {
  const { data } = await caller.api.get<typeof contract.readCoupon>(
    'coupon/{portalId}/{eventId}/{contentId}/{detailId}',
    { params: { ...eventOf(caller), contentId, detailId } },
  );
  return data;
}

export async function consumeCoupon(
  caller: Caller,
  contentId: number,
  body: { couponId: number; key: string },
): Promise<CouponUse> {
  const { data } = await caller.api.post<typeof contract.consumeCoupon>(
    'coupon/consume/{portalId}/{eventId}/{contentId}',
    { params: { ...eventOf(caller), contentId }, body, isQuiet: true },
  );
  return data;
}

export async function readCouponSigns(caller: Caller): Promise<CouponSigns> {
  const { data } = await caller.api.get<typeof contract.readCouponSign>('coupon/staff/{portalId}/{eventId}', {
    params: eventOf(caller),
  });
  return data;
}
