import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { fileSchema, idTextSchema } from '#kernel/schema.ts';
import { moderatorActs, suspensionHours } from '../rules/moderation/moderation.ts';
import { reportReasons, reportTextMax } from '../rules/safety/report-rules.ts';

const personal = { may: 'sell', proof: 'secondFactor' } as const;
const reasonCount = v.object({ reason: v.picklist(reportReasons), count: v.number() });

export const countOpenCases = consoleEndpoint({
  name: 'countOpenChatReports',
  method: 'GET',
  path: 'sites/{site}/reports/count',
  summary: 'How many messages and people of the chat are reported and wait for a moderator; it names nobody.',
  answer: v.object({ open: v.number() }),
  may: 'see',
});

export const listCases = consoleEndpoint({
  name: 'listChatReports',
  method: 'GET',
  path: 'sites/{site}/reports',
  summary:
    'What participants of the chat reported: one entry for all reports of a message or a person. Open ones begin with the oldest, closed ones with the latest. It has nothing that anybody wrote.',
  query: v.object({
    state: v.optional(v.picklist(['open', 'closed']), 'open'),
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(
      v.object({
        /** Of the first report: it stands for all of them. */
        reportId: v.number(),
        isMessage: v.boolean(),
        /** The chat user ID; '': the account is erased. */
        reported: v.string(),
        isSuspended: v.boolean(),
        reports: v.number(),
        reasons: v.array(reasonCount),
        firstAt: v.string(),
        lastAt: v.string(),
        /** What was done, looks left out. */
        acts: v.array(v.picklist(moderatorActs)),
      }),
    ),
    next: v.nullable(v.string()),
  }),
  ...personal,
});

const person = v.object({
  chatUserId: v.string(),
  nickname: v.string(),
  /** Null: the account is erased. */
  memberId: v.nullable(v.number()),
});

export const readCase = consoleEndpoint({
  name: 'readChatReport',
  method: 'GET',
  path: 'sites/{site}/reports/{reportId}',
  summary:
    'One case: the reported message with up to five around it as they were, who reported it and why, and what was done before. The look is logged.',
  answer: v.object({
    reportId: v.number(),
    isMessage: v.boolean(),
    isOpen: v.boolean(),
    reported: v.object({
      ...person.entries,
      language: v.picklist(languageCodes),
      suspension: v.nullable(v.object({ reason: v.string(), since: v.string(), endsAt: v.nullable(v.string()) })),
      /** Other cases about them at this site, and what was done in those. */
      earlier: v.object({ cases: v.number(), remove: v.number(), warn: v.number(), suspend: v.number() }),
    }),
    reports: v.array(
      v.object({
        reportId: v.number(),
        reporter: person,
        /** Reports of this person at this site, this one too. */
        made: v.number(),
        reason: v.picklist(reportReasons),
        text: v.string(),
        at: v.string(),
        closedAt: v.nullable(v.string()),
        answer: v.nullable(v.string()),
      }),
    ),
    messages: v.array(
      v.object({
        index: v.number(),
        author: v.string(),
        isReported: v.boolean(),
        /** By the reported person. */
        isTheirs: v.boolean(),
        text: v.string(),
        meeting: v.nullable(v.object({ url: v.string(), startAt: v.nullable(v.string()) })),
        hasPicture: v.boolean(),
        at: v.string(),
      }),
    ),
    /** The reported message is still there for the people of the room. */
    isStillThere: v.boolean(),
    acts: v.array(
      v.object({
        kind: v.picklist(moderatorActs),
        by: v.string(),
        reason: v.string(),
        at: v.string(),
        endsAt: v.nullable(v.string()),
      }),
    ),
    /** To be sent with an act: another one since then refuses it. */
    seenActs: v.number(),
  }),
  ...personal,
});

export const readCasePicture = consoleEndpoint({
  name: 'readChatReportPicture',
  method: 'GET',
  path: 'sites/{site}/reports/{reportId}/pictures/{placeId}',
  summary: 'A picture among the reported messages; the look is logged.',
  fileType: 'image/webp',
  answer: fileSchema,
  statuses: [404],
  ...personal,
});

export const actOnCase = consoleEndpoint({
  name: 'actOnChatReport',
  method: 'POST',
  path: 'sites/{site}/reports/{reportId}/act',
  summary:
    'Removes the reported message, warns the person, keeps them from writing for some hours or for good, lets them write again, or closes every open report of the case with an answer. The person concerned is told by mail in their language. 409 where another moderator did something meanwhile.',
  bodyKind: 'json',
  body: v.object({
    kind: v.picklist(moderatorActs),
    /** The words for the person concerned. */
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(reportTextMax)),
    seenActs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Of a suspension; null: for good. */
    hours: v.optional(v.nullable(v.picklist(suspensionHours)), null),
  }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
  ...personal,
});
