import type { TimetableSlot } from './timetable.ts';

interface Slotted {
  timetableSlots: readonly TimetableSlot[];
}

/** Whether the widget is shown: there are entries, and slots in the list or in the widget (TIMETABLE-008). */
export function hasTimetableWidget(content: {
  timetables: readonly unknown[];
  list: Slotted;
  widget: Slotted;
}): boolean {
  const hasSlots = content.list.timetableSlots.length > 0 || content.widget.timetableSlots.length > 0;
  return content.timetables.length > 0 && hasSlots;
}
