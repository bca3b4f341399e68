import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { grantScopeSchema } from '#kernel/console/grant-scope.ts';
import { operatorRoles } from '#kernel/console/operator-role.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { newPasskeySchema, passkeyProofSchema, strengthSchema } from './contract/factors.ts';
import { pendingReset } from './contract/people.ts';
import { nameMax, passwordMax, passwordMin } from './rules/operator-life.ts';

const tokenSchema = v.pipe(v.string(), v.minLength(20), maxLetters(100));
const typedMail = v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(254));
const newPassword = v.pipe(v.string(), v.minLength(passwordMin), maxLetters(passwordMax));
const done = v.object({ done: v.literal(true) });

const operatorSchema = v.object({
  operatorId: v.number(),
  name: v.string(),
  mail: v.string(),
  /** Whether they may make portals, and events that stand alone. */
  isOwnerEverywhere: v.boolean(),
  strength: strengthSchema,
  /** An owner lets them begin anew without their second factor: to be shown, with a way to stop it. */
  reset: v.nullable(pendingReset),
});
export type OperatorAnswer = v.InferOutput<typeof operatorSchema>;

export const readSession = consoleEndpoint({
  name: 'readConsoleSession',
  method: 'GET',
  path: 'session',
  summary: 'Who is signed in to the console in this browser.',
  answer: v.object({
    operator: v.nullable(operatorSchema),
    /** Anybody may enter as the organiser of the demo. */
    isDemo: v.boolean(),
  }),
  may: 'anyone',
});

export const signIn = consoleEndpoint({
  name: 'signInToConsole',
  method: 'POST',
  path: 'sign-in',
  summary: 'Signs an operator in by mail address and password; the session is a cookie.',
  bodyKind: 'json',
  body: v.object({ mail: typedMail, password: v.pipe(v.string(), v.minLength(1), maxLetters(passwordMax)) }),
  answer: operatorSchema,
  may: 'anyone',
});

export const signInByPasskey = consoleEndpoint({
  name: 'signInByPasskey',
  method: 'POST',
  path: 'sign-in/passkey',
  summary: 'Signs in whoever has the passkey, which stands for both factors.',
  bodyKind: 'json',
  body: v.object({ passkey: passkeyProofSchema }),
  answer: operatorSchema,
  may: 'anyone',
});

export const signInByRecoveryCode = consoleEndpoint({
  name: 'signInByRecoveryCode',
  method: 'POST',
  path: 'sign-in/recovery-code',
  summary:
    'Signs an operator in by mail address, recovery code and, where they have one, password; the code is used up, and they get a mail about it.',
  bodyKind: 'json',
  body: v.object({
    mail: typedMail,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(40)),
    password: v.optional(v.pipe(v.string(), maxLetters(passwordMax)), ''),
  }),
  answer: operatorSchema,
  may: 'anyone',
});

export const useReset = consoleEndpoint({
  name: 'useOperatorReset',
  method: 'POST',
  path: 'reset/use',
  summary:
    'Chooses a new password by the link of a reset that has waited for 24 hours; every passkey, app, recovery code and session before it ends. 410 when the link is over, 409 when it does not work yet.',
  bodyKind: 'json',
  body: v.object({ token: tokenSchema, password: newPassword }),
  answer: operatorSchema,
  statuses: [409, 410],
  may: 'anyone',
});

export const askNewPassword = consoleEndpoint({
  name: 'askNewPassword',
  method: 'POST',
  path: 'sign-in/forgotten',
  summary:
    'Mails an operator who forgot their password a link to a new one, which works for an hour beside a code; who has no second factor is told how they come back. The answer is the same for every address.',
  bodyKind: 'json',
  body: v.object({ mail: typedMail }),
  answer: done,
  statuses: [409],
  may: 'anyone',
});

export const useNewPassword = consoleEndpoint({
  name: 'useNewPassword',
  method: 'POST',
  path: 'password/use',
  summary:
    'Chooses a new password by a mailed link and a code of the app, or a recovery code; every session before it ends. 410 when the link is over.',
  bodyKind: 'json',
  body: v.object({
    token: tokenSchema,
    password: newPassword,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(40)),
  }),
  answer: operatorSchema,
  statuses: [410],
  may: 'anyone',
});

export const enterDemo = consoleEndpoint({
  name: 'enterDemoConsole',
  method: 'POST',
  path: 'sign-in/demo',
  summary: 'Signs the organiser of the demo in; 404 on a server without the demo.',
  bodyKind: 'json',
  body: v.object({}),
  answer: operatorSchema,
  may: 'anyone',
});

export const signOut = consoleEndpoint({
  name: 'signOutOfConsole',
  method: 'POST',
  path: 'sign-out',
  summary: 'Ends the session of this browser.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'anyone',
});

export const lookAtLink = consoleEndpoint({
  name: 'lookAtOperatorLink',
  method: 'POST',
  path: 'link/look',
  summary: 'What a one-time link gives; 410 when it was used, is over, or never was.',
  bodyKind: 'json',
  body: v.object({ token: tokenSchema }),
  answer: v.object({
    siteKey: v.string(),
    /** Null: the whole installation. */
    siteTitle: v.nullable(localizedTextSchema),
    role: v.picklist(operatorRoles),
    scope: grantScopeSchema,
    /** The names of the booths of an exhibitor; null: a booth without one. */
    boothTitles: v.array(v.nullable(localizedTextSchema)),
    /** The name of whom it is for; '' where nobody wrote one. */
    addressee: v.string(),
    /** The only address that may use it; null: any. */
    mail: v.nullable(v.string()),
    /** Whether that address has an operator, who signs in and accepts. */
    isKnown: v.boolean(),
    invitedBy: v.nullable(v.string()),
    expiresAt: v.string(),
    /** Whether the link makes the first operator of the installation. */
    isFirst: v.boolean(),
  }),
  statuses: [410],
  may: 'anyone',
});

export const useLink = consoleEndpoint({
  name: 'useOperatorLink',
  method: 'POST',
  path: 'link/use',
  summary:
    'Makes an operator by a one-time link, with a password or a passkey, and signs them in; 410 when the link is used up, 422 for a mail that is taken or was not invited.',
  bodyKind: 'json',
  body: v.object({
    token: tokenSchema,
    mail: typedMail,
    /** Without one the part of the address before the @. */
    name: v.optional(v.pipe(v.string(), v.trim(), maxLetters(nameMax)), ''),
    /** One of the two. */
    password: v.optional(newPassword),
    passkey: v.optional(newPasskeySchema),
  }),
  answer: v.object({
    ...operatorSchema.entries,
    /** Of an operator with a passkey: ten codes, which are shown this once. */
    recoveryCodes: v.nullable(v.array(v.string())),
  }),
  statuses: [410],
  may: 'anyone',
});
