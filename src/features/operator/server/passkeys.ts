import type * as v from 'valibot';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { newSecretToken } from '#server/secret-token.ts';
import type { newPasskeySchema, passkeyProofSchema } from '../contract/factors.ts';
import { passkeysMax } from '../rules/operator-life.ts';
import { type PasskeyHost, passkeyHostOf } from '../rules/passkey-host.ts';
import { type Challenge, makeChallenge, spendChallenge } from './challenges.ts';
import { operatorRefusal } from './operator-refusal.ts';

type Queries = Pick<Database, 'kysely'>;
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;
export type PasskeyProof = v.InferOutput<typeof passkeyProofSchema>;
interface Options {
  options: Record<string, unknown>;
}

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257];
/** A quarter of a second and 27 MB to load, and nobody but an operator with a passkey needs it. */
const webAuthn = () => import('@simplewebauthn/server');

function hostOf(context: RequestContext): PasskeyHost {
  const host = passkeyHostOf(context);
  if (host === undefined) throw operatorRefusal('noPasskeysHere');
  return host;
}

/** What a browser needs to make a passkey of an operator, or of somebody whom a link makes one. */
export async function passkeyToMake(
  database: Database,
  { mail, userHandle, purpose, operatorId, linkHash }: Challenge & { mail: string },
  context: RequestContext,
): Promise<Options> {
  const { rpId } = hostOf(context);
  await takeTry(database, 'operatorPasskey', { context });
  const handle = userHandle ?? newSecretToken();
  const challenge = await makeChallenge(
    database,
    { purpose, userHandle: handle, ...(operatorId !== undefined && { operatorId }), ...(linkHash && { linkHash }) },
    context.now,
  );
  const { generateRegistrationOptions } = await webAuthn();
  const made = await generateRegistrationOptions({
    rpName: 'Hiroba',
    rpID: rpId,
    userName: mail,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: operatorId === undefined ? [] : await credentialsOf(database, operatorId, rpId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { options: { ...made } };
}

/** A passkey that a browser has made, checked; `keepPasskey` keeps it. */
export interface MadePasskey {
  credentialId: string;
  rpId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  userHandle: string;
}

/** Checks a new passkey, and uses up what it signed. */
export async function readNewPasskey(
  queries: Queries,
  given: NewPasskey,
  wanted: Challenge,
  context: RequestContext,
): Promise<MadePasskey> {
  const { rpId, origin } = hostOf(context);
  let userHandle: string | undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...given,
      response: { ...given.response, transports: given.response.transports ?? [] },
      clientExtensionResults: {},
    },
    async expectedChallenge(challenge) {
      const spent = await spendChallenge(queries, challenge, wanted, context.now);
      userHandle = spent?.userHandle;
      return spent !== undefined;
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (verified?.registrationInfo === undefined || userHandle === undefined) throw operatorRefusal('wrongPasskey');
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    rpId,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports: given.response.transports ?? [],
    userHandle,
  };
}

export async function keepPasskey(
  kysely: Database['kysely'],
  operatorId: number,
  { credentialId, rpId, publicKey, signCount, transports }: MadePasskey,
  { name, now }: { name: string; now: number },
): Promise<void> {
  const { count } = await kysely
    .selectFrom('operator_passkey')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= passkeysMax) throw operatorRefusal('tooManyPasskeys');
  const kept = await kysely
    .insertInto('operator_passkey')
    .values({
      credential_id: credentialId,
      operator_id: operatorId,
      rp_id: rpId,
      public_key: publicKey,
      sign_count: signCount,
      transports,
      name,
      made_at: new Date(now),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  if (kept === undefined) throw operatorRefusal('wrongPasskey');
}

/** What a browser is to sign: with any passkey of this host, or with one of the operator. */
export async function passkeyToShow(
  database: Database,
  { purpose, operatorId }: Pick<Challenge, 'purpose' | 'operatorId'>,
  context: RequestContext,
): Promise<Options> {
  const { rpId } = hostOf(context);
  await takeTry(database, 'operatorPasskey', { context });
  const challenge = await makeChallenge(
    database,
    { purpose, ...(operatorId !== undefined && { operatorId }) },
    context.now,
  );
  const { generateAuthenticationOptions } = await webAuthn();
  const made = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    ...(operatorId !== undefined && { allowCredentials: await credentialsOf(database, operatorId, rpId) }),
  });
  return { options: { ...made } };
}

/** Whose passkey has signed. The authenticator has checked its user, so it stands for both factors. */
export async function checkPasskey(
  database: Database,
  given: PasskeyProof,
  wanted: Pick<Challenge, 'purpose' | 'operatorId'>,
  context: RequestContext,
): Promise<{ operatorId: number }> {
  const { rpId, origin } = hostOf(context);
  await takeTry(database, 'operatorPasskey', { context });
  const known = await database.kysely
    .selectFrom('operator_passkey as p')
    .innerJoin('operator as o', 'o.operator_id', 'p.operator_id')
    .select(['p.operator_id', 'p.public_key', 'p.sign_count', 'o.user_handle'])
    .where('p.credential_id', '=', given.id)
    .where('p.rp_id', '=', rpId)
    .where('o.suspended_at', 'is', null)
    .executeTakeFirst();
  const { userHandle } = given.response;
  const isTheirs =
    wanted.operatorId === undefined ? userHandle !== undefined : known?.operator_id === wanted.operatorId;
  if (known === undefined || !isTheirs || (userHandle !== undefined && userHandle !== known.user_handle))
    throw operatorRefusal('wrongPasskey');
  const signCount = Number(known.sign_count);
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...given, response: { ...given.response, userHandle: userHandle ?? '' }, clientExtensionResults: {} },
    expectedChallenge: async (challenge) =>
      (await spendChallenge(database, challenge, wanted, context.now)) !== undefined,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: given.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
      counter: signCount,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) throw operatorRefusal('wrongPasskey');
  await database.kysely
    .updateTable('operator_passkey')
    .set({ sign_count: verified.authenticationInfo.newCounter, used_at: new Date(context.now) })
    .where('credential_id', '=', given.id)
    .execute();
  return { operatorId: known.operator_id };
}

async function credentialsOf(
  { kysely }: Queries,
  operatorId: number,
  rpId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await kysely
    .selectFrom('operator_passkey')
    .select(['credential_id', 'transports'])
    .where('operator_id', '=', operatorId)
    .where('rp_id', '=', rpId)
    .execute();
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** By what authenticators know an operator; made when it is first needed. */
export async function userHandleOf({ kysely }: Queries, operatorId: number): Promise<string> {
  await kysely
    .updateTable('operator')
    .set({ user_handle: newSecretToken() })
    .where('operator_id', '=', operatorId)
    .where('user_handle', 'is', null)
    .execute();
  const row = await kysely
    .selectFrom('operator')
    .select('user_handle')
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow();
  if (row.user_handle === null) throw new Error('An operator has no handle.');
  return row.user_handle;
}
