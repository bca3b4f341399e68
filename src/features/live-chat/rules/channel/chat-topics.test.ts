import { expect, test } from 'vitest';
import { matchTopic } from '#kernel/realtime/topics.ts';
import { chatCommentaryTopic, chatTopicPatterns, streamOfCommentary } from './chat-topics.ts';

test('the name of a commentary leads back to its live stream', () => {
  const stream = { siteKey: 'event/11', contentId: 95, detailId: 1 };
  const name = chatCommentaryTopic({ realmKey: 'portal/1', dataSourceId: 1 }, stream);
  expect(name).toBe('chat/portal-1/1/commentary/event-11-95-1');
  expect(streamOfCommentary(matchTopic(chatTopicPatterns.commentary, name) ?? {})).toEqual(stream);
  expect(streamOfCommentary({ streamKey: 'event-11-95' })).toBeUndefined();
});
