import { describe, expect, test } from 'vitest';
import { matchTopic, memberTopic, topicName } from './topics.ts';

const pattern = 'booth/{clientId}/{eventId}/{boothId}/stream';

describe('the names of topics', () => {
  test('are made of a pattern and its parameters, and read back', () => {
    const params = { clientId: 'portal-1', eventId: '11', boothId: '60-5' };
    expect(topicName(pattern, params)).toBe('booth/portal-1/11/60-5/stream');
    expect(matchTopic(pattern, topicName(pattern, params))).toEqual(params);
    expect(memberTopic(7)).toBe('member/7');
  });

  test.each([
    'live_stream/portal-1/1-11-70-1',
    'booth/portal-1/11/60-5',
    'booth/portal-1/11/60-5/stream/more',
    'booth//11/60-5/stream',
    'booth/portal-1/1 1/60-5/stream',
    'booth/portal-1/%2e/60-5/stream',
    '',
  ])('%j has not the form of the pattern', (name) => {
    expect(matchTopic(pattern, name)).toBeUndefined();
  });
});
