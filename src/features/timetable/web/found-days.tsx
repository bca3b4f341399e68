import { useId } from 'react';
import { saidDay } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { TimetableAgenda } from './timetable-agenda.tsx';
import { countOf, type Day, type Entry } from './timetable-model.ts';
import { timetableTexts } from './timetable-texts.ts';

/** The results of a search over all days. */
export function Found({ days, onOpen }: { days: readonly Day[]; onOpen: (entry: Entry) => void }) {
  return (
    <div className="hb-timetable-found">
      <FoundCount count={countOf(days)} />
      <FoundDays days={days} onOpen={onOpen} />
    </div>
  );
}

export function FoundCount({ count }: { count: number }) {
  const say = useTexts(timetableTexts);
  return (
    <>
      <output className="hb-timetable-count">{say.found(count)}</output>
      {count === 0 ? <EmptyState icon={<SearchIcon />} title={say.nothingFound} text={say.nothingFoundText} /> : null}
    </>
  );
}

export function FoundDays({ days, onOpen }: { days: readonly Day[]; onOpen: (entry: Entry) => void }) {
  const language = useLanguage();
  // A day may go on in the next part of what was found.
  const id = useId();
  return days.map((day) => (
    <section key={day.date} aria-labelledby={`${id}-${day.date}`}>
      <h2 className="hb-timetable-found-day" id={`${id}-${day.date}`}>
        {[day.label, saidDay(day.date, language)].filter(Boolean).join(' ')}
      </h2>
      <TimetableAgenda times={day.times} onOpen={onOpen} />
    </section>
  ));
}
