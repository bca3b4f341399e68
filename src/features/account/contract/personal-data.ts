import * as v from 'valibot';
import { profileListsSchema } from '#features/profile/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import type { PersonalFacts } from '#kernel/personal-facts.ts';

const userdata = v.object({
  userId: v.number(),
  isInvited: v.boolean(),
  isBlocked: v.boolean(),
  isStaff: v.boolean(),
  isExhibitor: v.boolean(),
});

const account = v.object({
  userId: v.number(),
  /** The member's roles at this site. */
  userdata,
  mail: v.string(),
  loginId: v.nullable(v.string()),
  /** The items of the portal, and of the event, with the member's answers (PROFILE-009). */
  ...profileListsSchema.entries,
  /** The agreement given at this site; null where the site asks for none (TERMS-008). */
  terms: v.nullable(v.object({ agreedAt: v.nullable(v.string()) })),
});

/** The logged-in member's own data, as `usePersonal<Personal>()` has them: the account, and the facts of all features. */
export type Personal = v.InferOutput<typeof account> & PersonalFacts;

/** The account and these facts. That they are all facts is what the composition sees to. */
export function personalSchema(facts: v.ObjectEntries): v.GenericSchema<Personal> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The composition brings the facts of all features.
  return v.object({ ...account.entries, ...facts }) as unknown as v.GenericSchema<Personal>;
}

export const readPersonal = endpoint({
  name: 'readPersonal',
  who: 'member',
  at: 'pastPasscode',
  method: 'GET',
  path: 'personal/{portalId}[/{eventId}]',
  summary:
    "The member's profile, their agreement to the terms and the facts that features keep about them at this site [PROFILE-009, PROFILE-010, PROFILE-011, TERMS-008].",
  // The server adds the facts of its features.
  answer: personalSchema({}),
  // Only the passcode door withholds them.
});

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  who: 'member',
  at: 'outside',
  method: 'GET',
  path: 'personal_data/{portalId}[/{eventId}]',
  summary:
    'Exports everything that is stored about the calling member at all sites of their portal; at most ten times an hour (docs/personal-data.md).',
  answer: v.object({
    /** ISO 8601, in Tokyo time. */
    exportedAt: v.string(),
    userId: v.number(),
    /** Keyed by the names of the parts. */
    data: v.record(v.string(), v.unknown()),
  }),
  savedAs: 'hiroba-data',
});
