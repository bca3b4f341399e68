export interface DateBlockProps {
  /** ISO, for machines. */
  dateTime: string;
  month: string;
  day: string;
  weekday?: string;
}

/** A leaf of a calendar: month, day, weekday, already in the visitor's words. */
export function DateBlock({ dateTime, month, day, weekday }: DateBlockProps) {
  return (
    <time className="hb-date-block" dateTime={dateTime}>
      <span className="hb-date-block-month">{month}</span>
      <span className="hb-date-block-day">{day}</span>
      {weekday ? <span className="hb-date-block-weekday">{weekday}</span> : null}
    </time>
  );
}
