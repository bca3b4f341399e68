import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    listCoupons: { ids: { contentId: 110 } },
    readCoupon: { ids: { contentId: 110, detailId: 1 } },
    consumeCoupon: { ids: { contentId: 110 }, body: { couponId: '1', key: 'k'.repeat(32) } },
  },
  async fillRows(database, { id }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely
      .insertInto('coupon_use')
      .values({ site_key: 'event/15', member_id: id, content_id: 80, coupon_id: 1, use_key: hash, used_at: now })
      .execute();
  },
};
