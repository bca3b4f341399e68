import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import {
  boothStreamTopic,
  chatCommentaryTopic,
  liveStreamTopic,
  streamOfCommentary,
  matchTopic,
  memberTopic,
  siteTopic,
  topicPatterns,
} from './topics.ts';

describe('the names of topics', () => {
  test.each([
    [siteTopic('event/12'), 'site/event-12'],
    [liveStreamTopic('portal/1', '1-11-70-1'), 'live_stream/portal-1/1-11-70-1'],
    [boothStreamTopic('event/12', { eventId: 12, contentId: 60, boothId: 5 }), 'booth/event-12/12/60-5/stream'],
    [memberTopic(7), 'member/7'],
  ])('%s is %s', (made, name) => {
    expect(made).toBe(name);
  });

  test('are read back as they were made', () => {
    const name = boothStreamTopic('portal/1', { eventId: 11, contentId: 60, boothId: 5 });
    expect(matchTopic(topicPatterns.boothStream, name)).toEqual({
      clientId: 'portal-1',
      eventId: '11',
      boothId: '60-5',
    });
    expect(matchTopic(topicPatterns.liveStream, name)).toBeUndefined();
  });

  test('lead back to the live stream of a commentary', () => {
    const stream = { siteKey: 'event/11', contentId: 95, detailId: 1 };
    const name = chatCommentaryTopic({ realmKey: 'portal/1', dataSourceId: 1 }, stream);
    expect(name).toBe('chat/portal-1/1/commentary/event-11-95-1');
    expect(streamOfCommentary(matchTopic(topicPatterns.chatCommentary, name) ?? {})).toEqual(stream);
    expect(streamOfCommentary({ streamKey: 'event-11-95' })).toBeUndefined();
  });

  test.each([
    'booth/portal-1/11/60-5',
    'booth/portal-1/11/60-5/stream/more',
    'booth//11/60-5/stream',
    'booth/portal-1/1 1/60-5/stream',
    'booth/portal-1/%2e/60-5/stream',
    '',
  ])('%j is none of a booth', (name) => {
    expect(matchTopic(topicPatterns.boothStream, name)).toBeUndefined();
  });

  test('stand in the documentation [CHAT-050]', () => {
    const calls = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');
    for (const pattern of Object.values(topicPatterns)) expect(calls).toContain(`\`${pattern}\``);
  });
});
