import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

interface GateKey {
  private_key: string;
  public_key: string;
}

/** Signs with the key of this server, which is made when it is first needed. P-256: every browser can check it. */
export async function signList(
  kysely: Kysely<Tables>,
  list: string,
): Promise<{ signature: string; publicKey: string }> {
  const key = (await readKey(kysely)) ?? (await makeKey(kysely));
  // As browsers write it, r and s one after the other.
  const signature = sign('sha256', Buffer.from(list), {
    key: createPrivateKey(key.private_key),
    dsaEncoding: 'ieee-p1363',
  });
  return { signature: signature.toString('base64'), publicKey: key.public_key };
}

function readKey(kysely: Kysely<Tables>): Promise<GateKey | undefined> {
  return kysely.selectFrom('gate_key').select(['private_key', 'public_key']).executeTakeFirst();
}

async function makeKey(kysely: Kysely<Tables>): Promise<GateKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const raw = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  await kysely
    .insertInto('gate_key')
    .values({
      gate_key_id: 1,
      private_key: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
      public_key: raw.toString('base64'),
    })
    // Another server was faster.
    .onConflict((there) => there.doNothing())
    .execute();
  const key = await readKey(kysely);
  if (key === undefined) throw new Error('The key of the gates was not kept.');
  return key;
}
