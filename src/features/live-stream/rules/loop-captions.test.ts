import { expect, test } from 'vitest';
import { captionsBetween, readWebVtt } from './loop-captions.ts';

const file = `WEBVTT

NOTE written by hand

1
00:00.000 --> 00:04.500 line:0
<b>港の朝</b>です。

01:00:56.000 --> 01:01:00.000
二行目が
あります。

00:05.000 --> 00:06.000
`;

test('captions are read from WebVTT, without its tags and its empty cues', () => {
  expect(readWebVtt(file)).toEqual([
    { start: 0, end: 4_500, text: '港の朝です。' },
    { start: 3_656_000, end: 3_660_000, text: '二行目が\nあります。' },
  ]);
  expect(readWebVtt(file.replaceAll('\n', '\r\n'))).toEqual(readWebVtt(file));
  expect(readWebVtt('')).toEqual([]);
});

test('a recording that is repeated has its captions each time', () => {
  const captions = [
    { start: 0, end: 4_000, text: 'first' },
    { start: 56_000, end: 60_000, text: 'last' },
  ];
  const round = 600_000;
  expect(captionsBetween(captions, 60_000, round - 10_000, round + 2_000)).toEqual([
    { start: round - 4_000, end: round, text: 'last' },
    { start: round, end: round + 4_000, text: 'first' },
  ]);
  expect(captionsBetween(captions, 60_000, round + 4_000, round + 56_000)).toEqual([]);
});
