import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readAttendeeDesk } from '../contract.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { attendeeWishes } from '../rules/attendee-state.ts';
import type { AttendeeQuery } from './attendee-query.ts';
import { attendeeTexts } from './attendee-texts.ts';

interface AttendeeFilterProps {
  tickets: AnswerOf<typeof readAttendeeDesk>['tickets'];
  query: AttendeeQuery;
  onChange: (changes: Partial<AttendeeQuery>, options?: { replace?: boolean }) => void;
}

/** Looks for attendees, and cuts their list down. */
export function AttendeeFilter({ tickets, query, onChange }: AttendeeFilterProps) {
  const words = useWords(attendeeTexts);
  const all = { value: '', label: words.all };
  const slots = tickets.find(({ contentId, ticketId }) => `${contentId}-${ticketId}` === query.ticket)?.slots ?? [];
  return (
    <search className="hc-list-filter">
      <TypedSearch
        label={words.search}
        maxLetters={searchMax}
        value={query.q}
        onChange={(q) => onChange({ q }, { replace: true })}
      />
      <SelectField
        label={words.wish}
        choices={[all, ...attendeeWishes.map((value) => ({ value, label: words.wishes[value] }))]}
        value={query.wish}
        onChange={(wish) => onChange({ wish })}
      />
      <SelectField
        label={words.ticket}
        choices={[
          all,
          ...tickets.map(({ contentId, ticketId, title }) => ({ value: `${contentId}-${ticketId}`, label: title })),
        ]}
        value={query.ticket}
        onChange={(ticket) => onChange({ ticket, slot: '' })}
      />
      {slots.length === 0 ? null : (
        <SelectField
          label={words.slot}
          choices={[all, ...slots.map(({ slotId, name }) => ({ value: String(slotId), label: name }))]}
          value={query.slot}
          onChange={(slot) => onChange({ slot })}
        />
      )}
    </search>
  );
}
