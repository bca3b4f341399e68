// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { ConsoleContext, type Console } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { fromNativeTime, toNativeTime, wallTimeOf } from './wall-time.ts';
import { WallTimeField } from './wall-time-field.tsx';

beforeAll(() => kitTexts.load('jpn'));

const anyMinute = fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => wallTimeOf(minutes * 60_000));

describe('a time of an event', () => {
  test('goes into a native field and comes out as it was', () => {
    fc.assert(
      fc.property(anyMinute, (stored) => {
        expect(fromNativeTime(toNativeTime(stored))).toBe(stored);
      }),
    );
  });

  test.each([
    ['2027-03-27 10:00', '2027-03-27T10:00'],
    ['2027-03-27T10:00:00+09:00', '2027-03-27T10:00'],
    ['2027-03-27T01:00:00Z', '2027-03-27T10:00'],
    ['2027-03-26T21:00:00-04:00', '2027-03-27T10:00'],
    ['2027-03-27', '2027-03-27T00:00'],
    ['', ''],
    ['soon', ''],
  ])('%s is shown as Tokyo has it', (stored, shown) => {
    expect(toNativeTime(stored)).toBe(shown);
  });

  test.each(['America/New_York', 'Europe/London', 'Pacific/Kiritimati', 'Asia/Tokyo'])(
    'is the same in a browser in %s, also in an hour that its clocks leave out',
    (zone) => {
      vi.stubEnv('TZ', zone);
      const onChange = vi.fn<(value: string) => void>();
      const { container } = render(
        <ConsoleContext value={{ language: 'jpn' } as Console}>
          <WallTimeField label="開始" value="2027-03-14 02:30" onChange={onChange} />
        </ConsoleContext>,
      );
      const field = container.querySelector('input')!;
      expect(field.value).toBe('2027-03-14T02:30');
      fireEvent.change(field, { target: { value: '2027-03-28T01:30' } });
      expect(onChange.mock.calls).toEqual([['2027-03-28 01:30']]);
      expect(parseInstant('2027-03-28 01:30')).toBe(Date.UTC(2027, 2, 27, 16, 30));
    },
  );
});
