import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { follow } from './follow.ts';
import { afterClose, type LogEvent, type TopicFrame } from './protocol.ts';

const topic = 'log';
const event = (at: number) => ({ at, text: `event ${at}` });
const eventsBehind = (from: number, at: number): LogEvent[] =>
  Array.from({ length: at - from }, (_, index) => event(from + index + 1));

describe('a reader of a log', () => {
  test.each<[string, number | undefined, TopicFrame, object]>([
    ['takes what follows', 3, { topic, from: 3, at: 5, events: eventsBehind(3, 5) }, { kind: 'append', at: 5 }],
    ['leaves out what it has', 4, { topic, from: 3, at: 5, events: eventsBehind(3, 5) }, { events: [event(5)] }],
    ['does nothing with old frames', 5, { topic, from: 3, at: 5, events: eventsBehind(3, 5) }, { kind: 'nothing' }],
    ['never steps over a gap', 2, { topic, from: 3, at: 5, events: eventsBehind(3, 5) }, { kind: 'recover' }],
    ['reads a page without a position', undefined, { topic, from: 3, at: 5, events: [] }, { kind: 'reset' }],
    ['reads a page when too much is missing', 3, { topic, at: 900, isReset: true }, { kind: 'reset' }],
    ['has read the page of a repeated reset', 900, { topic, at: 900, isReset: true }, { kind: 'nothing' }],
    ['is refused', 3, { topic, refused: 403 }, { kind: 'refused', status: 403 }],
  ])('%s', (_, at, frame, step) => {
    expect(follow(at, frame)).toMatchObject(step);
  });

  test('ends where a fresh read would, whatever is lost, doubled or late', () => {
    const frames = fc.array(fc.record({ from: fc.nat(30), length: fc.nat(8), times: fc.integer({ min: 0, max: 2 }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(frames, fc.nat(40), (sent, end) => {
        const read: LogEvent[] = [];
        let at = 0;
        const take = (frame: TopicFrame): void => {
          const step = follow(at, frame);
          if (step.kind === 'recover') return recover(Math.min(end, 'from' in frame ? frame.from : 0));
          if (step.kind !== 'append') return;
          read.push(...(step.events as LogEvent[]));
          at = step.at;
        };
        const recover = (upTo: number): void => {
          if (upTo > at) take({ topic, from: at, at: upTo, events: eventsBehind(at, upTo) });
        };
        for (const { from, length, times } of sent) {
          const last = Math.min(from + length, end);
          if (last < from) continue;
          for (let time = 0; time < times; time += 1) take({ topic, from, at: last, events: eventsBehind(from, last) });
        }
        recover(end);
        expect(read).toEqual(eventsBehind(0, end));
      }),
    );
  });
});

test('a reader of a state shows each value once, and the newest at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), (values) => {
      const shown: unknown[] = [];
      let at: string | undefined;
      for (const value of values) {
        const step = follow(at, { topic, at: `v${value}`, state: value });
        if (step.kind !== 'show') continue;
        shown.push(step.state);
        at = step.at;
      }
      expect(shown.at(-1)).toBe(values.at(-1));
      expect(shown).toEqual(values.filter((value, index) => value !== values[index - 1]));
    }),
  );
});

test.each([
  [1012, 'comeSoon'],
  [1006, 'comeBack'],
  [1013, 'comeBack'],
  [4500, 'comeBack'],
  [4551, 'refresh'],
  [4429, 'wait'],
  [4403, 'end'],
  [4461, 'end'],
  [4552, 'end'],
])('after the close code %i a page does: %s', (code, what) => {
  expect(afterClose(code)).toBe(what);
});
