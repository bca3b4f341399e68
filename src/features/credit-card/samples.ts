import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    addCard: { refusal: 422 },
    deleteCard: { body: { cardId: '999999' } },
    chooseCard: { body: { cardId: '999999' }, refusal: 404 },
  },
  async fillRows(database, { id }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely
      .insertInto('saved_card')
      .values({
        member_id: id,
        provider: 'Sbps',
        site_key: 'event/11',
        customer_key: `cus_${hash}`,
        gateway_key: `card_${hash}`,
        card_number: '************4711',
        expire: '04/28',
        card_brand: 'VISA',
        created_at: now,
      })
      .execute();
  },
};
