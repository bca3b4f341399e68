import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { flagSchema } from '#kernel/schema.ts';

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';
const done = v.object({ done: v.literal(true) });

export const noticeSettingsSchema = v.object({
  /** Mails about messages that came while the person was away. */
  mails: v.boolean(),
  /** Names this server to the services of browsers; null: it sends no pushes. */
  pushKey: v.nullable(v.string()),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;

export const readNoticeSettings = endpoint({
  name: 'readNoticeSettings',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/notices/${place}`,
  summary: 'The ways in which the caller is notified of messages.',
  answer: noticeSettingsSchema,
});

export const saveNoticeSettings = endpoint({
  name: 'saveNoticeSettings',
  who: 'member',
  at: 'content',
  method: 'POST',
  path: `live_chat/notices/${place}`,
  summary: 'Turns mails about messages on or off.',
  body: v.object({ mails: flagSchema }),
  answer: noticeSettingsSchema,
});

const typed = v.pipe(v.string(), maxLetters(2_000));

export const subscribePush = endpoint({
  name: 'subscribePush',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/push/${place}`,
  summary:
    'Subscribes this browser to push notices until the session ends. 422 if the address does not belong to a push service of a browser.',
  body: v.object({ endpoint: typed, p256dh: typed, auth: typed }),
  answer: done,
  statuses: [429],
});

export const unsubscribePush = endpoint({
  name: 'unsubscribePush',
  who: 'member',
  at: 'content',
  method: 'POST',
  path: `live_chat/push_end/${place}`,
  summary: 'Unsubscribes a browser from push notices; a second call changes nothing.',
  body: v.object({ endpoint: typed }),
  answer: done,
});
