import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { operatorRoles } from '#kernel/console/operator-role.ts';
import { languageCodes } from '#kernel/language.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { boothsOfGrantMax, nameMax } from '../rules/operator-life.ts';
import { grantPlaces } from '../rules/rights-at.ts';

const done = v.object({ done: v.literal(true) });
const role = v.picklist(operatorRoles);
const at = v.picklist(grantPlaces);
const typedScope = v.object({
  booths: v.optional(list(v.object({ contentId: idSchema, detailId: idSchema }), boothsOfGrantMax), []),
});
const scope = v.object({
  booths: v.array(
    v.object({
      contentId: v.number(),
      detailId: v.number(),
      /** Null: it is gone, or has none. */
      title: v.nullable(localizedTextSchema),
    }),
  ),
});

export const pendingReset = v.object({
  resetId: v.number(),
  askedBy: v.string(),
  askedAt: v.string(),
  worksAt: v.string(),
  endsAt: v.string(),
});

export const listPeople = consoleEndpoint({
  name: 'listOperators',
  method: 'GET',
  path: 'sites/{site}/people',
  summary: 'Who may do what at a site, also by a grant of its portal or of the installation; a page at a time.',
  query: v.object({ after: v.optional(idSchema) }),
  answer: v.object({
    people: v.array(
      v.object({
        operatorId: v.number(),
        name: v.string(),
        /** Null: their grants are from above, and whoever asks has none there. */
        mail: v.nullable(v.string()),
        isSelf: v.boolean(),
        /** Of the operator as a whole: every sign-in is refused. */
        isSuspended: v.boolean(),
        hasSecondFactor: v.boolean(),
        grants: v.array(
          v.object({
            grantId: v.number(),
            role,
            /** Where the grant stands. */
            at,
            scope,
            isSuspended: v.boolean(),
            grantedBy: v.nullable(v.string()),
            grantedAt: v.string(),
            /** Whether whoever asks may change it. */
            isOwn: v.boolean(),
          }),
        ),
        reset: v.nullable(pendingReset),
        /** Whether whoever asks may suspend and restore them everywhere. */
        maySuspend: v.boolean(),
      }),
    ),
    /** `after` of the next page. */
    next: v.nullable(v.number()),
    /** Where whoever asks may invite to. */
    mayInviteTo: v.array(at),
  }),
  may: 'govern',
  proof: 'secondFactor',
});

export const changeGrant = consoleEndpoint({
  name: 'changeGrant',
  method: 'POST',
  path: 'sites/{site}/people/grants/{grantId}/change',
  summary: 'Changes the role of a grant and what it is limited to; 409 for the last owner.',
  bodyKind: 'json',
  body: v.object({ role, scope: v.optional(typedScope, {}) }),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const removeGrant = consoleEndpoint({
  name: 'removeGrant',
  method: 'POST',
  path: 'sites/{site}/people/grants/{grantId}/remove',
  summary: 'Takes a grant away; 409 for the last owner.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const suspendGrant = consoleEndpoint({
  name: 'suspendGrant',
  method: 'POST',
  path: 'sites/{site}/people/grants/{grantId}/suspend',
  summary: 'Lets a grant not count, or count again; 409 for the last owner.',
  bodyKind: 'json',
  body: v.object({ isSuspended: v.boolean() }),
  answer: done,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const suspendOperator = consoleEndpoint({
  name: 'suspendOperator',
  method: 'POST',
  path: 'people/{operatorId}/suspend',
  summary: 'Suspends an operator everywhere, or restores them; for owners of the installation. 409 for a last owner.',
  bodyKind: 'json',
  body: v.object({ isSuspended: v.boolean() }),
  answer: done,
  statuses: [404, 409],
  may: 'operator',
  proof: 'recent',
});

export const listAllOperators = consoleEndpoint({
  name: 'listAllOperators',
  method: 'GET',
  path: 'people',
  summary: 'Every operator of the installation with their roles; a page at a time, for its owners.',
  query: v.object({
    after: v.optional(idSchema),
    /** A part of a name or of a mail address. */
    search: v.optional(v.pipe(v.string(), v.trim(), maxLetters(100)), ''),
  }),
  answer: v.object({
    people: v.array(
      v.object({
        operatorId: v.number(),
        name: v.string(),
        mail: v.string(),
        isSelf: v.boolean(),
        isSuspended: v.boolean(),
        hasSecondFactor: v.boolean(),
        /** At most twenty. */
        grants: v.array(
          v.object({
            siteKey: v.string(),
            /** Null: the whole installation, or a site that is gone. */
            siteTitle: v.nullable(localizedTextSchema),
            role,
            isSuspended: v.boolean(),
          }),
        ),
      }),
    ),
    /** `after` of the next page. */
    next: v.nullable(v.number()),
  }),
  statuses: [404],
  may: 'operator',
  proof: 'secondFactor',
});

export const listInvitations = consoleEndpoint({
  name: 'listInvitations',
  method: 'GET',
  path: 'sites/{site}/invitations',
  summary: 'The invitations to a site that nobody has used yet; the latest first.',
  query: v.object({ before: v.optional(idSchema) }),
  answer: v.object({
    invitations: v.array(
      v.object({
        invitationId: v.number(),
        /** Null: whoever has the link. */
        mail: v.nullable(v.string()),
        /** Who is meant, where somebody wrote it. */
        name: v.string(),
        role,
        scope,
        invitedBy: v.nullable(v.string()),
        invitedAt: v.string(),
        expiresAt: v.string(),
      }),
    ),
    /** `before` of the next page. */
    next: v.nullable(v.number()),
  }),
  may: 'govern',
  proof: 'secondFactor',
});

const made = v.object({
  invitationId: v.number(),
  /** The path of the link on this host, shown this once; null: it went by mail. */
  path: v.nullable(v.string()),
  expiresAt: v.string(),
});

export const invite = consoleEndpoint({
  name: 'inviteOperator',
  method: 'POST',
  path: 'sites/{site}/invitations',
  summary:
    'Invites somebody by mail, or makes a link for them. Whoever has the link and, where one is given, that mail address may use it once within 72 hours.',
  bodyKind: 'json',
  body: v.object({
    by: v.picklist(['mail', 'link']),
    /** Needed for an invitation by mail; a link with one works for that address alone. */
    mail: v.optional(v.pipe(v.string(), v.trim(), maxLetters(254)), ''),
    role,
    at: v.optional(at, 'here'),
    scope: v.optional(typedScope, {}),
    /** Who is meant, for the list; whoever uses the link finds it as their name. */
    name: v.optional(v.pipe(v.string(), v.trim(), maxLetters(nameMax)), ''),
    /** Of the mail. */
    language: v.optional(v.picklist(languageCodes)),
  }),
  answer: made,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const inviteAgain = consoleEndpoint({
  name: 'inviteOperatorAgain',
  method: 'POST',
  path: 'sites/{site}/invitations/{invitationId}/again',
  summary:
    'Gives an invitation that nobody has used yet a new link for 72 hours, which goes by mail where it has an address; the link before ends.',
  bodyKind: 'json',
  body: v.object({
    /** Of the mail. */
    language: v.optional(v.picklist(languageCodes)),
  }),
  answer: made,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const withdrawInvitation = consoleEndpoint({
  name: 'withdrawInvitation',
  method: 'POST',
  path: 'sites/{site}/invitations/{invitationId}/withdraw',
  summary: 'Ends an invitation that nobody has used yet.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'govern',
  proof: 'recent',
});

export const acceptLink = consoleEndpoint({
  name: 'acceptOperatorLink',
  method: 'POST',
  path: 'link/accept',
  summary: 'Gives the operator who is signed in what a one-time link gives; 410 when it is used up.',
  bodyKind: 'json',
  body: v.object({ token: v.pipe(v.string(), v.minLength(20), maxLetters(100)) }),
  answer: v.object({ siteKey: v.string() }),
  statuses: [410],
  may: 'operator',
});

export const askReset = consoleEndpoint({
  name: 'askReset',
  method: 'POST',
  path: 'sites/{site}/people/{operatorId}/reset',
  summary:
    'Lets an operator who lost their second factor begin anew 24 hours later; for an owner of every site that they have. They get a mail, see it at the next sign-in, and can stop it.',
  bodyKind: 'json',
  body: v.object({
    /** They lost their password as well: the answer has a link by which they choose a new one. */
    alsoPassword: v.optional(v.boolean(), false),
  }),
  answer: v.object({
    worksAt: v.string(),
    endsAt: v.string(),
    /** To be handed over in person; shown this once. Null: the operator signs in with their password. */
    path: v.nullable(v.string()),
  }),
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const stopReset = consoleEndpoint({
  name: 'stopReset',
  method: 'POST',
  path: 'sites/{site}/people/{operatorId}/reset/stop',
  summary: 'Stops a reset that an owner has asked for.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'govern',
  proof: 'recent',
});

export const stopOwnReset = consoleEndpoint({
  name: 'stopOwnReset',
  method: 'POST',
  path: 'reset/stop',
  summary: 'Stops a reset of the second factor of the operator who is signed in.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  may: 'operator',
});
