import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

const identityOfConference = { ids: { eventId: 13, method: 'openid' } } as const;

export const samples: FeatureSamples = {
  calls: {
    startIdentityLogin: { ...identityOfConference },
    startIdentityConnection: { ...identityOfConference },
    finishIdentity: { ...identityOfConference, body: { identity_key: 'x' } },
    connectAccount: { body: { access_token: 'x' } },
    disconnectIdentity: { ...identityOfConference },
  },
  async fillRows(database, { id, subject }) {
    const soon = new Date(testNow + 3_600_000);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    const identity = { realm_key: 'portal/1', method: 'Bnid' as const, issuer: 'https://id.example', subject };
    await kysely
      .insertInto('member_identity')
      .values({ ...identity, member_id: id })
      .execute();
    await kysely
      .insertInto('identity_proof')
      .values({ ...identity, token_hash: hash, mail: null, member_id: id, expires_at: soon })
      .execute();
    await kysely
      .insertInto('identity_attempt')
      .values({
        state_hash: hash,
        browser_hash: hash,
        site_key: 'event/11',
        realm_key: 'portal/1',
        method: 'Bnid',
        issuer: 'https://id.example',
        member_id: id,
        redirect_uri: 'http://hiroba.test/',
        nonce: 'n',
        code_verifier: 'v',
        link: null,
        answer: null,
        return_hash: null,
        expires_at: soon,
      })
      .execute();
  },
};
