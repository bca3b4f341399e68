import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

const credentials = { login_id: 'hanako.demo', password: 'hiroba-demo1' };

export const samples: FeatureSamples = {
  calls: {
    logIn: { body: credentials },
    // A bad token is answered as an ended session, from any caller.
    refreshSession: { body: { refresh_token: 'x' }, refusal: 552 },
    sendRegistrationCode: { body: { mail: 'matrix@example.jp' } },
    verifyRegistrationCode: { body: { mail: 'matrix@example.jp', code: '000000' } },
    register: { body: { registration_token: 'x' } },
    sendResetCode: { body: { mail: 'matrix@example.jp' } },
    verifyResetCode: { body: { mail: 'matrix@example.jp', code: '000000' } },
    resetPassword: { body: { reset_token: 'x' } },
    sendMailChangeCode: { body: { mail: 'matrix2@example.jp', current_password: 'hiroba-demo1' } },
    changeMail: { body: { mail: 'matrix2@example.jp', code: '000000' } },
    changePassword: { body: { password: 'short' } },
    changeLoginId: { body: { login_id: 'short' } },
  },
  async fillRows(database, { id, mark }) {
    const soon = new Date(testNow + 3_600_000);
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely.insertInto('member_role').values({ site_key: 'event/14', member_id: id, role: 'invited' }).execute();
    await kysely
      .insertInto('mail_code')
      .values({
        mail_code_id: '11111111-1111-4111-8111-111111111111',
        purpose: 'mail',
        realm_key: 'portal/1',
        mail: `${mark}@example.jp`,
        mail_key: `${mark}@example.jp`,
        member_id: id,
        code_hash: hash,
        token_hash: null,
        created_at: now,
        expires_at: soon,
      })
      .execute();
  },
};
