import {
  contentCalls,
  createContentItems,
  presentPicture,
  type PublishedSite,
  type Say,
  serve,
  type SiteServer,
  type Visit,
  spokenLanguage,
} from '#features/site/server.ts';
import type { Random } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import type { Coupon, CouponSign } from './contract.ts';
import type { CouponItem } from './documents.ts';
import { couponBounds, couponState } from './rules/coupon-period.ts';
import { dayOf, daysShown, endOfDay } from './rules/day-sign.ts';
import { isGreen } from './rules/shown-use.ts';
import { refuseExpired, refuseInvalid, refuseUsed } from './server/coupon-refusal.ts';
import { couponData, findUse, usedCoupons, useOnce } from './server/coupon-uses.ts';
import { type DaySign, readSiteSigns } from './server/day-signs.ts';

export interface CouponServices {
  database: Database;
  site: SiteServer;
  /** Unpredictable: the secret of a site's signs is made of it. */
  random: Random;
}

/** The calls that list, read and use coupons, and the sign of the day for staff. */
export function createCouponServer({ database, site: { store }, random }: CouponServices): ServerFeature<Visit> {
  const items = createContentItems(store, { code: 'coupon', whenShown: couponBounds });
  return {
    detailPages: [items.pages],
    personalData: [couponData(database)],
    personalFacts: [
      {
        name: 'coupon',
        schema: calls.usedCouponsSchema,
        read: (member, { site }) => usedCoupons(database, member, site),
      },
    ],
    endpoints: [
      // These routes come before those whose addresses have a number where they have a word.
      serve(calls.readCouponSign, async ({ site, context }) => {
        const signs = await readSiteSigns(database, site.siteKey, random);
        const shown = daysShown(context.now).map((day) => ({ day, ...signs.ofDay(day) }));
        return { data: { signs: shown, until: formatInstant(endOfDay(context.now)) } };
      }),
      serve(calls.consumeCoupon, async ({ site, params: { contentId }, body, member, context: { now, language } }) => {
        const found = (await store.items(site, 'coupon', contentId))?.find(
          ({ detailId }) => detailId === body.couponId,
        );
        if (found === undefined) throw refuseInvalid();
        const wanted = { ...body, contentId, siteKey: site.siteKey, memberId: member.memberId };
        const state = couponState(found, now);
        // A use counts even when the period ends before its page has heard of it.
        const use = await (state === 'within' ? useOnce(database, wanted, now) : findUse(database, wanted));
        if (use === undefined) throw state === 'after' ? refuseExpired() : refuseInvalid();
        const usedAt = use.used_at.getTime();
        if (use.use_key !== body.key) throw refuseUsed(usedAt, now);
        const signs = await readSiteSigns(database, site.siteKey, random);
        return {
          data: {
            couponId: body.couponId,
            usedAt: formatInstant(usedAt),
            number: signs.numberOf(wanted),
            sign: isGreen(usedAt, now) ? presentSign(signs.ofDay(dayOf(usedAt)), site, language) : null,
          },
        };
      }),
      ...contentCalls(items, {
        lists: [calls.listCoupons],
        details: [calls.readCoupon],
        presentList: (shown, say) => shown.map((item) => presentCoupon(item, say)),
        presentDetail: (shown, place, say) => {
          const item = shown[place]!;
          return { ...presentCoupon(item, say), body: safeHtml(item.body, say) };
        },
      }),
    ],
  };
}

function presentCoupon(item: CouponItem, say: Say): Coupon {
  return {
    couponId: item.detailId,
    title: say(item.title),
    benefit: say(item.benefit),
    shop: say(item.shop),
    image: presentPicture(item.image, say),
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: item.visibleStartDate ?? null,
    visibleEndDate: item.visibleEndDate ?? null,
  };
}

/** The word as staff read it, and as the visitor does. */
function presentSign({ color, words }: DaySign, { document }: PublishedSite, language: LanguageCode): CouponSign {
  const own = document.languages[0] ?? language;
  return {
    color,
    word: words[own],
    language: own,
    ownWord: words[spokenLanguage(document, language)],
  };
}
