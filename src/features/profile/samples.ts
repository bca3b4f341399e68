import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  calls: {
    searchShareProfile: {
      ids: { id: 6 },
      query: { search_value: 'a', portal_id: '1' },
    },
    searchEventProfile: { ids: { id: 1 }, query: { search_value: 'a' } },
    findPostalCode: { ids: { postalCode: '1000001' } },
  },
  async fillRows(database, { id, mark }) {
    const { kysely } = database;
    await kysely
      .insertInto('profile_answer')
      .values({
        member_id: id,
        site_key: 'event/11',
        entry_form_key: 'remark',
        answer_method: 'TEXT',
        text_value: `回答${mark}`,
        selector_value: '[]' as never,
      })
      .execute();
  },
};
