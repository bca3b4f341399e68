/** The parts of an entry that the rules need, in one language (TIMETABLE-002, TIMETABLE-013). */
export interface TimetableEntry {
  timetableId: number;
  /** The ticket one needs for it; null: none. */
  ticketId: number | null;
  title: string;
  description: string;
  categoryId: number | null;
  venueId: number | null;
}

interface TimetableTimeSlot {
  timetableIds: readonly number[];
}

/** A part of a timetable, such as a day (TIMETABLE-003). */
export interface TimetableSlot {
  timetableTimeSlots: readonly TimetableTimeSlot[];
}
