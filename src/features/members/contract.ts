import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { languageCodes } from '#kernel/language.ts';
import { idTextSchema } from '#kernel/schema.ts';
import { givenRoles, memberChangeKinds, wishedRoles } from './rules/given-roles.ts';
import { reasonMax } from './rules/member-limits.ts';

const filter = {
  /** Looked for in the name, the kana, the mail address and the login ID. */
  q: v.optional(v.pipe(v.string(), maxLetters(searchMax))),
  role: v.optional(v.picklist(wishedRoles)),
  /** Of a portal: who has to do with this event of it. */
  event: v.optional(v.pipe(v.string(), v.regex(/^event-[1-9]\d{0,9}$/))),
};
const filterSchema = v.object(filter);
export type MemberFilter = v.InferOutput<typeof filterSchema>;

const shown = {
  memberId: v.number(),
  /** By the profile; '': it has none. */
  name: v.string(),
  kana: v.string(),
  mail: v.string(),
  loginId: v.nullable(v.string()),
  /** At the site itself. */
  roles: v.array(v.picklist(wishedRoles)),
  /** At its portal, where they count here too. */
  rolesOfPortal: v.array(v.picklist(wishedRoles)),
  registeredAt: v.string(),
};
const listedMember = v.object(shown);
export type ListedMember = v.InferOutput<typeof listedMember>;

const personal = { may: 'sell', proof: 'secondFactor' } as const;
const power = { may: 'govern', proof: 'recent' } as const;
const done = v.object({
  /** False: it was so before. */
  isChanged: v.boolean(),
});
const reason = v.pipe(v.string(), v.trim(), maxLetters(reasonMax));
const neededReason = v.pipe(reason, v.minLength(1));

export const listMembers = consoleEndpoint({
  name: 'listMembersOfSite',
  method: 'GET',
  path: 'sites/{site}/members',
  summary:
    'The members of a site, whoever registered last first. An event of a portal has those of the portal who have to do with it.',
  query: v.object({
    ...filter,
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(listedMember),
    next: v.nullable(v.string()),
    /** How many were found, as far as it was counted; null behind the first page. */
    found: v.nullable(v.number()),
    /** Whether there are more than were counted. */
    isMoreFound: v.boolean(),
  }),
  ...personal,
});

export const readMemberDesk = consoleEndpoint({
  name: 'readMemberDesk',
  method: 'GET',
  path: 'sites/{site}/members/desk',
  summary: 'What the list of members can be cut down to, and whether accounts belong to this site or to its portal.',
  answer: v.object({
    /** Of a portal. */
    events: v.array(v.object({ site: v.string(), title: v.string() })),
    /** The site whose accounts these are. */
    accountsOf: v.string(),
  }),
  ...personal,
});

const answer = v.object({ question: v.string(), answer: v.string() });

export const readMember = consoleEndpoint({
  name: 'readMemberOfSite',
  method: 'GET',
  path: 'sites/{site}/members/{memberId}',
  summary: 'One member with the profile, roles, tickets, log-ins, and what organisers did; the look is logged.',
  answer: v.object({
    ...shown,
    language: v.picklist(languageCodes),
    hasPassword: v.boolean(),
    /** Invited by the mail address, which is on the list of guests. */
    isGuest: v.boolean(),
    identities: v.array(v.object({ method: v.string(), connectedAt: v.string() })),
    /** Where they are logged in; the latest first. */
    sessions: v.array(v.object({ begunAt: v.string(), endsAt: v.string() })),
    answers: v.array(answer),
    tickets: v.array(
      v.object({
        purchasedTicketId: v.number(),
        /** The site that sold it, as an address writes it. */
        site: v.string(),
        title: v.string(),
        code: v.string(),
        isCanceled: v.boolean(),
        isEntered: v.boolean(),
        orderNumber: v.string(),
        /** They have it from another member. */
        isReceived: v.boolean(),
      }),
    ),
    orders: v.array(
      v.object({ site: v.string(), orderNumber: v.string(), orderedAt: v.string(), tickets: v.number() }),
    ),
    changes: v.array(
      v.object({
        at: v.string(),
        kind: v.picklist(memberChangeKinds),
        role: v.string(),
        operatorName: v.string(),
        reason: v.string(),
        /** It was done at the portal. */
        isOfPortal: v.boolean(),
      }),
    ),
    /** How many reports from the chat are about them, and by them, at this site. */
    reports: v.object({ about: v.number(), by: v.number() }),
    /** The account is of this site, which may log it out everywhere. */
    isAccountHere: v.boolean(),
  }),
  ...personal,
});

export const changeMemberRole = consoleEndpoint({
  name: 'changeMemberRole',
  method: 'POST',
  path: 'sites/{site}/members/{memberId}/role',
  summary: 'Gives a member a role at a site, or takes it. It counts from the next call of the member on.',
  bodyKind: 'json',
  body: v.object({ role: v.picklist(givenRoles), isGiven: v.boolean(), reason: v.optional(reason, '') }),
  answer: done,
  ...power,
});

export const blockMember = consoleEndpoint({
  name: 'blockMemberOfSite',
  method: 'POST',
  path: 'sites/{site}/members/{memberId}/block',
  summary:
    'Blocks a member at a site, or lets them again. Whoever is blocked reads and does nothing else, from their next call on [ACCESS-048].',
  bodyKind: 'json',
  body: v.object({ isBlocked: v.boolean(), reason: neededReason }),
  answer: done,
  ...personal,
});

export const signOutMember = consoleEndpoint({
  name: 'signOutMemberOfSite',
  method: 'POST',
  path: 'sites/{site}/members/{memberId}/sign-out',
  summary: 'Ends every session of a member, at the site that their account belongs to; 409 at an event of a portal.',
  bodyKind: 'json',
  body: v.object({ reason: neededReason }),
  answer: v.object({ ended: v.number() }),
  statuses: [409],
  ...personal,
});

export const addMemberOfSite = consoleEndpoint({
  name: 'addMemberOfSite',
  method: 'POST',
  path: 'sites/{site}/members',
  summary:
    'Gives a role to whoever has a mail address, as a member without a password where there is none yet: “Forgot password” sets one.',
  bodyKind: 'json',
  body: v.object({
    mail: v.pipe(v.string(), maxLetters(320)),
    role: v.picklist(givenRoles),
    language: v.optional(v.picklist(languageCodes)),
  }),
  answer: v.object({
    memberId: v.number(),
    /** There was no account before. */
    isNew: v.boolean(),
    isChanged: v.boolean(),
  }),
  statuses: [429],
  ...power,
});
