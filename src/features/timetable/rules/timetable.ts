/** An entry of a timetable, in one language, as far as rules ask (TIMETABLE-002, TIMETABLE-013). */
export interface TimetableEntry {
  timetableId: number;
  /** The ticket one needs for it; null: none. */
  ticketId: number | null;
  title: string;
  description: string;
  categoryId: number | null;
  venueId: number | null;
}

export interface TimetableTimeSlot {
  timetableIds: readonly number[];
}

/** A part of a timetable, such as a day (TIMETABLE-003). */
export interface TimetableSlot {
  timetableTimeSlots: readonly TimetableTimeSlot[];
}
