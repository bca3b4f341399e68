import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { provenWays } from '../rules/proof-needed.ts';
import { passkeyNameMax, passwordMax, passwordMin } from '../rules/operator-life.ts';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/));
const shortText = v.pipe(v.string(), maxLetters(100));
const done = v.object({ done: v.literal(true) });
const typedCode = v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(40));

/** What `startRegistration` of @simplewebauthn/browser answers. */
export const newPasskeySchema = v.object({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(list(shortText, 10)),
  }),
});

/** What `startAuthentication` of @simplewebauthn/browser answers. */
export const passkeyProofSchema = v.object({
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

/** Options as the browser's part of @simplewebauthn takes them. */
export const passkeyOptionsSchema = v.object({ options: v.record(v.string(), v.unknown()) });

/** What a session has shown, and by what the operator can show more. */
export const strengthSchema = v.object({
  /** How the operator can prove who they are here; without any second factor the password alone. */
  ways: v.array(v.picklist(provenWays)),
  hasSecondFactor: v.boolean(),
  /** Whether a second factor was shown in this session. */
  isFactorShown: v.boolean(),
  /** Until when calls that ask for a recent proof are answered; null: not now. */
  provedUntil: v.nullable(v.string()),
  /** Whether this address can use passkeys: a name of a host, by https or on this very machine. */
  canUsePasskeys: v.boolean(),
});

/** Ten codes, which are shown this once. */
const recoveryCodes = v.nullable(v.array(v.string()));

export const beginPasskeySignIn = consoleEndpoint({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: 'sign-in/passkey/begin',
  summary: 'What the browser is to sign with a passkey, whoever it belongs to; valid for five minutes, once.',
  bodyKind: 'json',
  body: v.object({}),
  answer: passkeyOptionsSchema,
  statuses: [409],
  may: 'anyone',
});

export const beginPasskeyOfLink = consoleEndpoint({
  name: 'beginPasskeyOfLink',
  method: 'POST',
  path: 'link/passkey',
  summary: 'What the browser needs to make a passkey for an operator whom a one-time link makes.',
  bodyKind: 'json',
  body: v.object({
    token: v.pipe(v.string(), v.minLength(20), maxLetters(100)),
    mail: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(254)),
  }),
  answer: passkeyOptionsSchema,
  statuses: [409, 410],
  may: 'anyone',
});

export const readFactors = consoleEndpoint({
  name: 'readOwnFactors',
  method: 'GET',
  path: 'factors',
  summary: 'By what the operator proves who they are.',
  answer: v.object({
    strength: strengthSchema,
    hasPassword: v.boolean(),
    /** Since when codes of an app count. */
    appSince: v.nullable(v.string()),
    recoveryCodesLeft: v.number(),
    passkeys: v.array(
      v.object({
        passkey: v.string(),
        name: v.string(),
        /** The host that it is for; elsewhere it cannot be used. */
        host: v.string(),
        madeAt: v.string(),
        usedAt: v.nullable(v.string()),
      }),
    ),
  }),
  may: 'operator',
});

export const beginPasskey = consoleEndpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: 'factors/passkey/begin',
  summary: 'What the browser needs to make a passkey; asks for a recent proof (403 stepUp).',
  bodyKind: 'json',
  body: v.object({}),
  answer: passkeyOptionsSchema,
  statuses: [409],
  may: 'operator',
  proof: 'recentIfAny',
});

export const addPasskey = consoleEndpoint({
  name: 'addPasskey',
  method: 'POST',
  path: 'factors/passkey',
  summary: 'Keeps a passkey that the browser has made. The first second factor brings ten recovery codes.',
  bodyKind: 'json',
  body: v.object({
    passkey: newPasskeySchema,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(passkeyNameMax)),
  }),
  answer: v.object({ recoveryCodes }),
  statuses: [409],
  may: 'operator',
  proof: 'recentIfAny',
});

export const removePasskey = consoleEndpoint({
  name: 'removePasskey',
  method: 'POST',
  path: 'factors/passkey/remove',
  summary: 'Forgets a passkey; 409 for the last second factor, which another one has to replace first.',
  bodyKind: 'json',
  body: v.object({ passkey: base64url }),
  answer: done,
  statuses: [409],
  may: 'operator',
  proof: 'recent',
});

export const beginApp = consoleEndpoint({
  name: 'beginAppCodes',
  method: 'POST',
  path: 'factors/app/begin',
  summary: 'A secret for an app that makes codes (TOTP). It counts once a code of it was entered, within 15 minutes.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    secret: v.string(),
    /** As a QR code shows it. */
    uri: v.string(),
  }),
  may: 'operator',
  proof: 'recentIfAny',
});

export const addApp = consoleEndpoint({
  name: 'addAppCodes',
  method: 'POST',
  path: 'factors/app',
  summary: 'Makes the codes of an app count, by the first of them. The first second factor brings ten recovery codes.',
  bodyKind: 'json',
  body: v.object({ code: typedCode }),
  answer: v.object({ recoveryCodes }),
  may: 'operator',
  proof: 'recentIfAny',
});

export const removeApp = consoleEndpoint({
  name: 'removeAppCodes',
  method: 'POST',
  path: 'factors/app/remove',
  summary: 'Ends the codes of the app; 409 where they are the last second factor.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  may: 'operator',
  proof: 'recent',
});

export const renewRecoveryCodes = consoleEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: 'factors/recovery-codes',
  summary: 'Ten new recovery codes; those before them end.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ recoveryCodes: v.array(v.string()) }),
  may: 'operator',
  proof: 'recent',
});

export const setPassword = consoleEndpoint({
  name: 'setOwnPassword',
  method: 'POST',
  path: 'factors/password',
  summary: 'Sets the password of the operator; their sessions in other browsers end.',
  bodyKind: 'json',
  body: v.object({ password: v.pipe(v.string(), v.minLength(passwordMin), maxLetters(passwordMax)) }),
  answer: done,
  may: 'operator',
  proof: 'recentIfAny',
});

export const beginProof = consoleEndpoint({
  name: 'beginPasskeyProof',
  method: 'POST',
  path: 'prove/passkey/begin',
  summary: 'What the browser is to sign with a passkey of the operator who is signed in.',
  bodyKind: 'json',
  body: v.object({}),
  answer: passkeyOptionsSchema,
  statuses: [409],
  may: 'operator',
});

export const prove = consoleEndpoint({
  name: 'proveOperator',
  method: 'POST',
  path: 'prove',
  summary:
    'Shows a second factor, or proves again who the operator is: by a passkey, a code of the app or a recovery code; by the password where there is no second factor. The session gets a new cookie.',
  bodyKind: 'json',
  body: v.variant('by', [
    v.object({ by: v.literal('passkey'), passkey: passkeyProofSchema }),
    v.object({ by: v.literal('app'), code: typedCode }),
    v.object({ by: v.literal('recoveryCode'), code: typedCode }),
    v.object({ by: v.literal('password'), password: v.pipe(v.string(), v.minLength(1), maxLetters(passwordMax)) }),
  ]),
  answer: strengthSchema,
  may: 'operator',
});
