import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contentSchema, liveStreamDocuments, streamSourceSchema } from './documents.ts';

const { item, widget } = liveStreamDocuments[0];
const stream = (startDate: string, endDate: string) => ({
  detailId: 1,
  title: { jpn: '開会式' },
  startDate,
  endDate,
  source: { kind: 'hls', channel: 'harbour' },
});

test.each([
  ['2026-11-20 10:00', '2026-11-20 11:00', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-20 10:00', '2026-11-20 10:00', false],
  ['2026-11-20 10:00', '2026-11-19 11:00', false],
  ['tomorrow', '2026-11-20 11:00', false],
])('a stream from %s to %s is accepted: %s', (startDate, endDate, isAccepted) => {
  expect(v.is(item as v.GenericSchema, stream(startDate, endDate))).toBe(isAccepted);
});

test.each([
  [{ kind: 'hls', channel: 'main-hall' }, true],
  [{ kind: 'hls', channel: '../secret' }, false],
  [{ kind: 'hls', channel: 'Hall 1' }, false],
  [{ kind: 'youtube', videoId: 'aqz-KE-bpKQ' }, true],
  [{ kind: 'youtube', videoId: 'https://youtu.be/aqz-KE-bpKQ' }, true],
  [{ kind: 'youtube', videoId: 'https://example.com/aqz-KE-bpKQ' }, false],
  [{ kind: 'brightcove', videoId: '6116900000001' }, true],
  [{ kind: 'brightcove', videoId: 'ref:opening' }, true],
  [{ kind: 'brightcove', videoId: '1?x=1' }, false],
  [{ kind: 'vimeo', videoId: '1' }, false],
])('its source may be %j: %s', (source, isAccepted) => {
  expect(v.is(streamSourceSchema, source)).toBe(isAccepted);
});

test('a Brightcove account is a number in quotes, and uses the default player unless another is set', () => {
  expect(v.parse(contentSchema, { brightcove: { accountId: '1234567890' } })).toEqual({
    brightcove: { accountId: '1234567890', playerId: 'default' },
  });
  expect(v.is(contentSchema, { brightcove: { accountId: '12/34' } })).toBe(false);
});

test('a widget shows up to six streams that have not ended, with picture, title and time', () => {
  expect(v.parse(widget, {})).toEqual({
    numberOfDisplay: 6,
    titleVisible: true,
    imageVisible: true,
    timeVisible: true,
    endedVisible: false,
  });
});
