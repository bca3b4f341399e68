import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { nameParts } from '#features/profile/rules/profile-item.ts';
import { issueWays } from '#features/ticket/rules/organiser/issue-way.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { mailTypedMax, nameMax, reasonMax } from '../rules/change-limits.ts';
import { recipientsMax, ticketsOfRecipientMax } from '../rules/read-recipients.ts';
import { changeKey } from './changes.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));

export const readIssueDesk = consoleEndpoint({
  name: 'readIssueDesk',
  method: 'GET',
  path: 'sites/{site}/issue',
  summary: 'The tickets that an organiser can issue by hand, with what is left of each.',
  answer: v.object({
    languages: v.array(v.picklist(languageCodes)),
    tickets: v.array(
      v.object({
        contentId: v.number(),
        ticketId: v.number(),
        title: localizedTextSchema,
        /** Whole yen; one without an id is the price of the ticket. */
        prices: v.array(v.object({ priceId: v.nullable(v.number()), name: localizedTextSchema, price: v.number() })),
        /** Null: as many as come. */
        left: v.nullable(v.number()),
      }),
    ),
  }),
  may: 'sell',
  proof: 'secondFactor',
});

export const issueTickets = consoleEndpoint({
  name: 'issueTicketsOfSite',
  method: 'POST',
  path: 'sites/{site}/issue',
  summary: 'Issues tickets by hand, free or paid elsewhere, to one recipient or to a list: to all of them or to none.',
  bodyMaxBytes: answersBodyMaxBytes,
  body: v.object({
    key: changeKey,
    contentId: id,
    ticketId: id,
    priceId: v.nullable(id),
    way: v.picklist(issueWays),
    note: v.pipe(v.string(), v.trim(), maxLetters(reasonMax)),
    language: v.picklist(languageCodes),
    recipients: v.pipe(
      v.array(
        v.object({
          name: v.object(v.entriesFromList(nameParts, v.pipe(v.string(), v.trim(), maxLetters(nameMax)))),
          /** '': nobody is mailed. */
          mail: v.pipe(v.string(), maxLetters(mailTypedMax)),
          number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ticketsOfRecipientMax)),
        }),
      ),
      v.minLength(1),
      v.maxLength(recipientsMax),
    ),
  }),
  answer: v.object({
    orders: v.number(),
    tickets: v.number(),
    /** The same press had issued them before. */
    isRepeated: v.boolean(),
    /** Of one recipient alone: what the QR codes say. */
    shown: v.nullable(
      v.object({
        orderNumber: v.string(),
        tickets: v.array(v.object({ code: v.string(), qrString: v.string() })),
      }),
    ),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'secondFactor',
});
