import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { flagSchema, idSchema } from '#kernel/schema.ts';

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';
const done = v.object({ done: v.literal(true) });

export const noticeSettingsSchema = v.object({
  /** Mails about messages that came while the person was away. */
  mails: v.boolean(),
  /** Names this server to the services of browsers; null: it sends no pushes. */
  pushKey: v.nullable(v.string()),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;

export const announceMessage = endpoint({
  name: 'announceMessage',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/message/send/${place}`,
  summary:
    'Has the caller’s unread messages to a person looked at, by the id of their chat profile. Notices do not depend on it, and the answer is the same for everybody [CHAT-044].',
  body: v.object({ id: idSchema }),
  answer: done,
  statuses: [429],
});

export const endNotices = endpoint({
  name: 'endNotices',
  who: 'member',
  at: 'content',
  method: 'POST',
  path: `live_chat/message/read/${place}`,
  summary: 'Ends the notices that wait for the caller, who has seen their rooms; it marks no room read [CHAT-045].',
  answer: done,
});

export const readNoticeSettings = endpoint({
  name: 'readNoticeSettings',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/notices/${place}`,
  summary: 'How the caller is told of messages.',
  answer: noticeSettingsSchema,
});

export const saveNoticeSettings = endpoint({
  name: 'saveNoticeSettings',
  who: 'member',
  at: 'content',
  method: 'POST',
  path: `live_chat/notices/${place}`,
  summary: 'Turns the mails about messages off or on.',
  body: v.object({ mails: flagSchema }),
  answer: noticeSettingsSchema,
});

const typed = v.pipe(v.string(), v.maxLength(2_000));

export const subscribePush = endpoint({
  name: 'subscribePush',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/push/${place}`,
  summary:
    'Has pushes sent to this browser until the session ends. 422 for an address that is not one of a browser’s service.',
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
  summary: 'Ends the pushes to a browser; a repeat does nothing.',
  body: v.object({ endpoint: typed }),
  answer: done,
});
