import * as v from 'valibot';
import { profileListsSchema } from '#features/profile/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';

const userdata = v.object({
  userId: v.number(),
  isInvited: v.boolean(),
  isBlocked: v.boolean(),
  isStaff: v.boolean(),
  isExhibitor: v.boolean(),
});

/** A feature's data about the member; a feature that does not exist yet has none. */
const nothingYet = v.array(v.looseObject({}));

const personal = v.object({
  userId: v.number(),
  /** The member's roles at this site. */
  userdata,
  mail: v.string(),
  loginId: v.nullable(v.string()),
  /** The items of the portal, and of the event, with the member's answers (PROFILE-009). */
  ...profileListsSchema.entries,
  /** The agreement given at this site; null where the site asks for none (TERMS-008). */
  terms: v.nullable(v.object({ agreedAt: v.nullable(v.string()) })),
  favorite: v.array(
    v.object({ contentId: v.number(), detailId: v.number(), moduleId: v.number(), updateDate: v.string() }),
  ),
  /** The tickets the member holds that unlock contents of this site (TICKET-124). */
  ticketLimited: v.array(v.object({ contentId: v.number(), ticketId: v.number() })),
  liveChat: nothingYet,
  /** The coupons that the member has used at this site. */
  coupon: v.array(v.object({ contentId: v.number(), couponId: v.number(), usedAt: v.string() })),
  /** The business talks that the member has asked for at this site. */
  businessAppointment: v.array(
    v.object({
      reservationId: v.number(),
      contentId: v.number(),
      detailId: v.number(),
      startAt: v.string(),
      status: v.string(),
    }),
  ),
  /** The questionnaires that the member has answered; detailId is a booth's, and null for one of its own. */
  questionnaire: v.array(v.object({ contentId: v.number(), detailId: v.nullable(v.number()), answeredAt: v.string() })),
});
/** The logged-in member's own data, as `usePersonal<Personal>()` has them. */
export type Personal = v.InferOutput<typeof personal>;

export const readPersonal = endpoint({
  name: 'readPersonal',
  who: 'member',
  at: 'pastPasscode',
  method: 'GET',
  path: 'personal/{portalId}[/{eventId}]',
  summary:
    "The member's profile, their agreement to the terms and the facts that features keep about them at this site [PROFILE-009, PROFILE-010, PROFILE-011, TERMS-008].",
  answer: personal,
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
