import type { Instant } from '#kernel/clock.ts';

/** A caption; its times are milliseconds, of a recording or since 1970. */
export interface Caption {
  start: number;
  end: number;
  text: string;
}

const cueTimes = /^(?:(\d+):)?(\d\d):(\d\d)\.(\d{3}) --> (?:(\d+):)?(\d\d):(\d\d)\.(\d{3})/;

/** The captions of a WebVTT file, as plain text. */
export function readWebVtt(file: string): Caption[] {
  return file
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.trim().split('\n');
      const at = lines.findIndex((line) => cueTimes.test(line));
      const times = cueTimes.exec(lines[at] ?? '')?.slice(1);
      const text = lines
        .slice(at + 1)
        .join('\n')
        .replace(/<[^>]*>/g, '');
      return times === undefined || text === '' ? [] : [{ start: msOf(times, 0), end: msOf(times, 4), text }];
    });
}

function msOf(parts: readonly (string | undefined)[], at: number): number {
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = parts.slice(at, at + 4).map((part) => Number(part ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}

/** The captions between two instants of a recording that goes round and round; its rounds are counted since 1970. */
export function captionsBetween(
  captions: readonly Caption[],
  durationMs: number,
  from: Instant,
  to: Instant,
): Caption[] {
  const found: Caption[] = [];
  for (let round = Math.floor(from / durationMs) * durationMs; round < to; round += durationMs) {
    for (const { start, end, text } of captions) {
      if (round + end > from && round + start < to) found.push({ start: round + start, end: round + end, text });
    }
  }
  return found;
}
