import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';

/** The keys that a browser gives for pushes to it. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const curve = 'prime256v1';
const recordSize = 4_096;
const pointBytes = 65;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Whether keys are those of a browser: a point of the curve, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const ecdh = createECDH(curve);
    ecdh.generateKeys();
    ecdh.computeSecret(bytes(p256dh));
    return bytes(p256dh).length === pointBytes && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/** A message that only the browser can read (RFC 8291), in one record of aes128gcm (RFC 8188). */
export function encryptPush(
  message: string,
  keys: PushKeys,
  { salt, privateKey }: { salt: Buffer; privateKey?: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const ours = createECDH(curve);
  if (privateKey === undefined) ours.generateKeys();
  else ours.setPrivateKey(privateKey);
  const theirs = bytes(keys.p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = derive(ours.computeSecret(theirs), bytes(keys.auth), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(message), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head[4] = pointBytes;
  return Buffer.concat([salt, head, ours.getPublicKey(), sealed, cipher.getAuthTag()]);
}

/** Names this server to the services of browsers (RFC 8292). */
export interface ServerKeys {
  publicKey: string;
  privateKey: string;
}

export function newServerKeys(): ServerKeys {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  return {
    publicKey: ecdh.getPublicKey().toString('base64url'),
    // A number with a leading zero may come shorter.
    privateKey: Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
}

const halfDayS = 12 * 60 * 60;

/** The header by which a service knows who writes, and where they are reached. */
export function serverHeader(
  endpoint: string,
  { publicKey, privateKey }: ServerKeys,
  subject: string,
  now: Instant,
): string {
  const point = bytes(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + halfDayS, sub: subject };
  const said = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}
