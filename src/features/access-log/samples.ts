import type { FeatureSamples } from '../../../test/feature-samples.ts';

export const samples: FeatureSamples = {
  async fillRows(database, { id, mark, token }) {
    const { kysely } = database;
    await kysely
      .insertInto('access_log')
      .values([
        {
          log_check_key: '22222222-2222-4222-8222-222222222222',
          user_id: String(id),
          is_login: true,
          anonymous_token: token,
          page: 'home',
          pcode: mark,
        },
        {
          log_check_key: '33333333-3333-4333-8333-333333333333',
          user_id: null,
          is_login: false,
          anonymous_token: token,
          page: 'home',
        },
      ] as never)
      .execute();
  },
};
