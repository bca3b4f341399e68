import { expect, test } from 'vitest';
import * as v from 'valibot';
import { type LiveStream, liveStreamSchema } from './contract.ts';

test('a live stream has liveStreamId and details.firebaseKey [STREAM-001]', () => {
  const stream: LiveStream = {
    liveStreamId: 1,
    title: '開会式',
    image: null,
    startDate: '2026-11-20T10:00:00+09:00',
    endDate: '2026-11-20T11:00:00+09:00',
    kind: 'hls',
    id: '',
    details: { firebaseKey: '1-11-95-1' },
  };
  expect(v.is(liveStreamSchema, stream)).toBe(true);
  const { liveStreamId: _, ...withoutId } = stream;
  expect(v.is(liveStreamSchema, withoutId)).toBe(false);
  expect(v.is(liveStreamSchema, { ...stream, details: {} })).toBe(false);
});
