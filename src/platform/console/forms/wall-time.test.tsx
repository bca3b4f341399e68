// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { ConsoleContext, type Console } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { fromNativeTime, toNativeTime, wallTimeOf } from './wall-time.ts';
import { WallTimeField } from './wall-time-field.tsx';

beforeAll(() => kitTexts.load('jpn'));
afterEach(() => void vi.unstubAllEnvs());

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

  const zones = ['Asia/Tokyo', 'America/St_Johns', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
  const offsets = ['Z', '+09:00', '-05:00', '-11:00', '+14:00', '-03:30', '+05:45'];
  const written = fc.record({
    zone: fc.constantFrom(...zones),
    offset: fc.constantFrom(...offsets),
    // From the summer times of one year to those of the next, minute by minute.
    wall: fc.integer({ min: 0, max: 800_000 }).map((minutes) => new Date(Date.UTC(2026, 9, 1) + minutes * 60_000)),
  });

  test('stays at its instant when the field gives back what it shows, however it was written and wherever the browser is', () => {
    fc.assert(
      fc.property(written, ({ zone, offset, wall }) => {
        vi.stubEnv('TZ', zone);
        const stored = `${wall.toISOString().slice(0, 19)}${offset}`;
        const onChange = vi.fn<(value: string) => void>();
        const { container, unmount } = render(
          <ConsoleContext value={{ language: 'jpn' } as Console}>
            <WallTimeField label="開始" value={stored} onChange={onChange} />
          </ConsoleContext>,
        );
        const shown = container.querySelector('input')!.value;
        // Opening and leaving it says nothing.
        fireEvent.focus(container.querySelector('input')!);
        fireEvent.blur(container.querySelector('input')!);
        expect(onChange).not.toHaveBeenCalled();
        unmount();
        expect([stored, zone, parseInstant(fromNativeTime(shown))]).toEqual([stored, zone, parseInstant(stored)]);
      }),
    );
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
