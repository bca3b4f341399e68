import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { calendarType } from '#kernel/calendar-file.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { fileSchema, idSchema, pictureSchema } from '#kernel/schema.ts';
import { talkLimits } from '../rules/talk/talk-request.ts';
import { talkStatuses } from '../rules/talk/talk-status.ts';

const site = '{portalId}/{eventId}';
const booth = `business_appointment/${site}/{contentId}/{detailId}` as const;
const one = `business_appointment/${site}/{reservationId}` as const;

/** Longer than anything valid, so that the broken rule names the problem and not this limit. */
/** Up to there the rule of the field names the problem. */
const typed = (most = 1_000) => v.optional(v.pipe(v.string(), maxLetters(most, 10_000)), '');
const statusSchema = v.picklist(talkStatuses);
/** ISO 8601, in Tokyo time. */
const time = v.string();

const personSchema = v.object({
  administratorId: v.number(),
  nickname: v.string(),
  position: v.string(),
  image: v.nullable(pictureSchema),
  slots: v.array(
    v.object({
      startAt: time,
      endAt: time,
      /** `closed`: the deadline has passed. Only a free slot can be requested. */
      state: v.picklist(['free', 'taken', 'closed', 'past']),
      /** Until when it can be requested. */
      deadlineAt: time,
    }),
  ),
});
export type TalkPerson = v.InferOutput<typeof personSchema>;

const slotsSchema = v.object({ description: v.string(), persons: v.array(personSchema) });
export type TalkSlots = v.InferOutput<typeof slotsSchema>;

const talkSchema = v.object({
  reservationId: v.number(),
  /** The booth as it is now; without a title if the event no longer shows it. */
  booth: v.object({ contentId: v.number(), detailId: v.number(), title: v.nullable(v.string()), stand: v.string() }),
  personInCharge: v.nullable(v.string()),
  startAt: time,
  endAt: time,
  status: statusSchema,
  name: v.string(),
  mail: v.string(),
  companyName: v.string(),
  contents: v.string(),
  /** Why an approved talk was taken back; else null. */
  reason: v.nullable(v.string()),
  requestedAt: time,
  changedAt: time,
  /** The changes that the caller may make now. */
  changes: v.array(v.picklist(['approved', 'unapproved', 'reject', 'cancel'])),
});
export type Talk = v.InferOutput<typeof talkSchema>;

const talksSchema = v.object({
  /** The talks that the member has asked for, the next one first, then those that are over. */
  own: v.array(talkSchema),
  /** The talks that others have asked of the member as a person in charge, those that wait for an answer first. */
  received: v.array(talkSchema),
});
export type Talks = v.InferOutput<typeof talksSchema>;

export const readTalkSlots = endpoint({
  name: 'readTalkSlots',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: booth,
  summary: 'The times at which a booth offers business talks; 404 for a booth that offers none [APPT-007].',
  answer: slotsSchema,
});

export const requestTalk = endpoint({
  name: 'requestTalk',
  who: 'activeMember',
  at: 'detail',
  method: 'POST',
  path: booth,
  summary:
    'Asks a person of a booth for a talk and holds the time until they answer. A call with the same `key` answers the same talk. 409: the time is taken or closed, the caller has another talk then, or ten of their requests wait [APPT-005, APPT-007].',
  body: v.object({
    /** A UUID, made when the form opens. */
    key: v.pipe(v.string(), v.uuid()),
    administratorId: idSchema,
    /** The start of a free slot, as the list of slots has it. */
    date: v.pipe(v.string(), maxLetters(40)),
    name: typed(talkLimits.name),
    mail: typed(),
    company: typed(talkLimits.company),
    contents: typed(talkLimits.contents),
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: talkSchema,
  statuses: [409, 429],
});

export const listTalks = endpoint({
  name: 'listTalks',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: `business_appointment/${site}`,
  summary:
    'The business talks of a member at an event, both as a visitor and as a person in charge of a booth [APPT-006, APPT-007].',
  answer: talksSchema,
});

const change = {
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  answer: talkSchema,
  statuses: [409],
} as const;
/** The status that the page shows. If the talk has another one by now, the call changes nothing. */
const from = statusSchema;

export const cancelTalk = endpoint({
  ...change,
  name: 'cancelTalk',
  path: `${one}/cancel`,
  summary:
    'The visitor withdraws a request or cancels a talk before it begins. 409: the talk has changed or begun [APPT-008].',
  body: v.object({ from }),
});

export const approveTalk = endpoint({
  ...change,
  name: 'approveTalk',
  path: `${one}/approve`,
  summary: 'The person in charge approves a request before the talk would begin. 404 for everybody else [APPT-003].',
  body: v.object({ from }),
});

export const rejectTalk = endpoint({
  ...change,
  name: 'rejectTalk',
  path: `${one}/reject`,
  summary:
    'The person in charge declines a request, or cancels an approved talk and gives a reason. 404 for everybody else [APPT-003, APPT-008].',
  body: v.object({ from, reason: typed(talkLimits.reason) }),
  bodyMaxBytes: textsBodyMaxBytes,
});

export const readTalkCalendar = endpoint({
  name: 'readTalkCalendar',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: `${one}/calendar`,
  summary: 'A talk as a calendar file, for the visitor and the person in charge.',
  answer: fileSchema,
  fileType: calendarType,
});

/** The business talks that the member has asked for at this site. */
export const ownTalksSchema = v.array(
  v.object({
    reservationId: v.number(),
    contentId: v.number(),
    detailId: v.number(),
    startAt: v.string(),
    status: v.string(),
  }),
);

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    businessAppointment: v.InferOutput<typeof ownTalksSchema>;
  }
}

const ofBooth = 'sites/{site}/booths/{contentId}/{detailId}/talks' as const;

export const listBoothTalks = consoleEndpoint({
  name: 'listBoothTalks',
  method: 'GET',
  path: ofBooth,
  summary: 'The talks that visitors asked of an own booth, those that wait for an answer first.',
  answer: v.object({ talks: v.array(talkSchema) }),
  may: 'exhibit',
  proof: 'secondFactor',
});

export const answerBoothTalk = consoleEndpoint({
  name: 'answerBoothTalk',
  method: 'POST',
  path: `${ofBooth}/{reservationId}/answer`,
  summary:
    'Approves a talk of an own booth, says no to it, or takes an approved one back with a reason; 409 when it has changed since.',
  bodyKind: 'json',
  body: v.object({
    to: v.picklist(['approved', 'unapproved', 'reject']),
    from: statusSchema,
    reason: typed(talkLimits.reason),
  }),
  answer: talkSchema,
  statuses: [409],
  may: 'exhibit',
  proof: 'secondFactor',
});
