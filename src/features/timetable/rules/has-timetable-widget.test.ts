import { expect, test } from 'vitest';
import { hasTimetableWidget } from './has-timetable-widget.ts';

const slots = (count: number) => ({
  timetableSlots: Array.from({ length: count }, () => ({ timetableTimeSlots: [{ timetableIds: [1] }] })),
});

test.each([
  [1, 1, 1, true],
  [1, 1, 0, true],
  [1, 0, 1, true],
  [1, 0, 0, false],
  [0, 1, 1, false],
  [0, 1, 0, false],
  [0, 0, 1, false],
  [0, 0, 0, false],
])(
  'with %i timetables, %i slots in the list and %i in the widget it is shown: %s [TIMETABLE-008]',
  (count, list, widget, shown) => {
    expect(
      hasTimetableWidget({ timetables: Array.from({ length: count }), list: slots(list), widget: slots(widget) }),
    ).toBe(shown);
  },
);
