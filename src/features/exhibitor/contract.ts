import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { rowProblems } from './rules/invitation-rows.ts';
import { noteMax, remindedMax, rowsMax, wordMax } from './rules/exhibitor-limits.ts';

const word = v.optional(v.pipe(v.string(), maxLetters(wordMax)), '');
const boothPlace = v.object({ contentId: idSchema, detailId: idSchema });

export const listExhibitors = consoleEndpoint({
  name: 'listExhibitors',
  method: 'GET',
  path: 'sites/{site}/exhibitors',
  summary:
    'The booths of an event with how far their exhibitors are; a page at a time. It names nobody: `listOperators` does.',
  query: v.object({ from: v.optional(idSchema), only: v.optional(v.picklist(['changed', 'talks', 'waiting'])) }),
  answer: v.object({
    booths: v.array(
      v.object({
        contentId: v.number(),
        detailId: v.number(),
        title: v.optional(localizedTextSchema),
        stand: v.string(),
        isPublished: v.boolean(),
        /** The draft differs from what visitors see. */
        hasChanges: v.boolean(),
        /** Exhibitors make it public themselves. */
        mayPublish: v.boolean(),
        /** How many have a link that waits, how many let theirs pass, and how many accepted. */
        invited: v.number(),
        lapsed: v.number(),
        accepted: v.number(),
        /** When an exhibitor changed it last; null: none has. */
        editedAt: v.nullable(v.string()),
        /** Requests for talks that wait for the exhibitor’s answer. */
        talks: v.number(),
      }),
    ),
    /** `from` of the next page. */
    next: v.nullable(v.number()),
  }),
  may: 'see',
});

const rows = list(v.object({ booth: word, company: word, name: word, mail: word }), rowsMax);
const note = v.optional(v.pipe(v.string(), v.trim(), maxLetters(noteMax)), '');
/** Of the mails. */
const language = v.optional(v.picklist(languageCodes));
const issues = v.array(v.object({ row: v.number(), problem: v.picklist(rowProblems) }));

export const checkExhibitors = consoleEndpoint({
  name: 'checkExhibitors',
  method: 'POST',
  path: 'sites/{site}/exhibitors/check',
  summary: 'Looks at a list of exhibitors before they are invited, and shows the mail of the first. Nothing is sent.',
  bodyKind: 'json',
  bodyMaxBytes: 512 * 1024,
  body: v.object({ rows, note, language }),
  answer: v.object({
    issues,
    /** Mails that the list means. */
    mails: v.number(),
    /** The first of them, without its link; null while something is wrong. */
    preview: v.nullable(v.object({ to: v.string(), subject: v.string(), text: v.string() })),
  }),
  may: 'govern',
});

export const inviteExhibitors = consoleEndpoint({
  name: 'inviteExhibitors',
  method: 'POST',
  path: 'sites/{site}/exhibitors/invite',
  summary:
    'Invites exhibitors by mail from a list. With an issue nothing is sent. A call sends to a part of the list and says how many are left; whoever is invited already gets nothing, so the same call goes on where the last one ended.',
  bodyKind: 'json',
  bodyMaxBytes: 512 * 1024,
  body: v.object({
    rows,
    /** A line of the organiser's own, in each mail. */
    note,
    language,
  }),
  answer: v.object({
    issues,
    /** Mails that the list means. */
    mails: v.number(),
    sent: v.number(),
    left: v.number(),
  }),
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const linkExhibitor = consoleEndpoint({
  name: 'linkExhibitor',
  method: 'POST',
  path: 'sites/{site}/exhibitors/link',
  summary:
    'Makes a link for the exhibitor of a booth, to be handed over. Whoever has the link and, where one is given, that mail address may use it once within 72 hours.',
  bodyKind: 'json',
  body: v.object({
    booth: boothPlace,
    name: word,
    mail: v.optional(v.pipe(v.string(), v.trim(), maxLetters(254)), ''),
  }),
  answer: v.object({ path: v.string() }),
  may: 'govern',
  proof: 'recent',
});

export const remindExhibitors = consoleEndpoint({
  name: 'remindExhibitors',
  method: 'POST',
  path: 'sites/{site}/exhibitors/remind',
  summary:
    'Writes again to the exhibitors of booths: one new link to whoever has not accepted, also after theirs has passed, and a reminder to whoever has. 429 when one of them got ten mails in an hour.',
  bodyKind: 'json',
  body: v.object({ booths: list(boothPlace, remindedMax), language: v.optional(v.picklist(languageCodes)) }),
  answer: v.object({ sent: v.number() }),
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});
