import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { nameMax } from '../rules/operator-life.ts';

const done = v.object({ done: v.literal(true) });
const token = v.pipe(v.string(), v.minLength(20), maxLetters(100));
/** In one line: it stands in mails and in the log. */
const typedName = v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(nameMax), v.regex(/^\P{Cc}+$/u));

export const readAccount = consoleEndpoint({
  name: 'readOwnAccount',
  method: 'GET',
  path: 'account',
  summary: 'The name and mail address of the operator who is signed in, and in which browsers they are.',
  answer: v.object({
    name: v.string(),
    mail: v.string(),
    /** An address that waits until the link that was sent there is used. */
    newMail: v.nullable(v.object({ mail: v.string(), askedAt: v.string(), expiresAt: v.string() })),
    /** This browser first, then the one that was used last. */
    sessions: v.array(
      v.object({
        sessionId: v.number(),
        /** As people call it; null: not known. */
        browser: v.nullable(v.string()),
        system: v.nullable(v.string()),
        begunAt: v.string(),
        /** To about five minutes. */
        seenAt: v.string(),
        isThis: v.boolean(),
      }),
    ),
  }),
  may: 'operator',
});

export const changeName = consoleEndpoint({
  name: 'changeOwnName',
  method: 'POST',
  path: 'account/name',
  summary: 'Changes the name by which others know the operator who is signed in.',
  bodyKind: 'json',
  body: v.object({ name: typedName }),
  answer: done,
  may: 'operator',
});

export const askMailChange = consoleEndpoint({
  name: 'askMailChange',
  method: 'POST',
  path: 'account/mail',
  summary:
    'Sends a link to a new mail address, which counts once the link is used, within 72 hours; the address before is told. The answer is the same for an address that another operator has.',
  bodyKind: 'json',
  body: v.object({ mail: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(254)) }),
  answer: v.object({ expiresAt: v.string() }),
  statuses: [409],
  may: 'operator',
  proof: 'recentIfAny',
});

export const stopMailChange = consoleEndpoint({
  name: 'stopMailChange',
  method: 'POST',
  path: 'account/mail/stop',
  summary: 'Ends a change of the mail address that waits.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'operator',
});

export const lookAtMailChange = consoleEndpoint({
  name: 'lookAtMailChange',
  method: 'POST',
  path: 'mail/look',
  summary: 'Whose mail address the link to a new one changes, and to what; 410 when it was used or is over.',
  bodyKind: 'json',
  body: v.object({ token }),
  answer: v.object({ name: v.string(), mail: v.string() }),
  statuses: [410],
  may: 'anyone',
});

export const useMailChange = consoleEndpoint({
  name: 'useMailChange',
  method: 'POST',
  path: 'mail/use',
  summary:
    'Makes the new mail address count, by the link that was sent there; the address before is told. Nobody is signed in or out by it.',
  bodyKind: 'json',
  body: v.object({ token }),
  answer: v.object({ mail: v.string() }),
  statuses: [410],
  may: 'anyone',
});

export const endSession = consoleEndpoint({
  name: 'endOwnSession',
  method: 'POST',
  path: 'account/sessions/{sessionId}/end',
  summary: 'Signs the operator out in another browser; this one has a sign-out of its own.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'operator',
  proof: 'recentIfAny',
});

export const endOtherSessions = consoleEndpoint({
  name: 'endOtherOwnSessions',
  method: 'POST',
  path: 'account/sessions/end-others',
  summary: 'Signs the operator out in every browser but this one.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ ended: v.number() }),
  may: 'operator',
  proof: 'recentIfAny',
});
