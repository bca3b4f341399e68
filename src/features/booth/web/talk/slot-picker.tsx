import { formatTime, parseInstant } from '#kernel/period.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { saidDate } from '#kernel/said-date.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { useOwnTime } from '#web/site/use-own-time.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import type { TalkPerson } from '../../contract/talk.ts';
import type { ChosenTime } from './talk-calls.ts';
import { talkTexts } from './talk-texts.ts';

type Slot = TalkPerson['slots'][number];

interface SlotPickerProps {
  persons: readonly TalkPerson[];
  chosen: ChosenTime | undefined;
  onChoose(time: ChosenTime): void;
  error: string | undefined;
}

const errorId = 'talk-time-error';

/** The people of a booth with their times, day by day. A time that cannot be asked for says why. */
export function SlotPicker({ persons, chosen, onChoose, error }: SlotPickerProps) {
  const say = useTexts(talkTexts).panel;
  return (
    <div
      className="hb-talk-persons"
      role="radiogroup"
      aria-label={say.times}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
    >
      <h2 className="hb-talk-heading">{say.times}</h2>
      {persons.map((person) => (
        <section
          key={person.administratorId}
          className="hb-talk-person"
          aria-labelledby={`talk-person-${person.administratorId}`}
        >
          <h3 className="hb-talk-person-name" id={`talk-person-${person.administratorId}`}>
            <span className="hb-talk-face">
              {person.image === null ? <UserIcon /> : <SitePicture picture={person.image} sizes="3rem" />}
            </span>
            <span>
              {person.nickname}
              {person.position ? <span className="hb-talk-position">{person.position}</span> : null}
            </span>
          </h3>
          {daysOf(person.slots).map(([day, slots]) => (
            <Day
              key={day}
              day={day}
              slots={slots}
              chosen={chosen?.administratorId === person.administratorId ? chosen.date : undefined}
              onChoose={(date) => onChoose({ administratorId: person.administratorId, date })}
            />
          ))}
        </section>
      ))}
      <p className="hb-talk-zone">{say.zone}</p>
      <FieldError id="talk-time" error={error} />
    </div>
  );
}

interface DayProps {
  day: string;
  slots: readonly Slot[];
  chosen: string | undefined;
  onChoose(date: string): void;
}

function Day({ day, slots, chosen, onChoose }: DayProps) {
  const say = useTexts(talkTexts).panel;
  const language = useLanguage();
  return (
    <fieldset className="hb-talk-day">
      <legend>{saidDate(day, language)}</legend>
      <div className="hb-talk-slots">
        {slots.map((slot) => {
          const isFree = slot.state === 'free';
          return (
            <label key={slot.startAt} className={classNames('hb-radio hb-talk-slot', !isFree && 'hb-talk-slot-off')}>
              <input
                type="radio"
                name="time"
                value={slot.startAt}
                checked={chosen === slot.startAt}
                disabled={!isFree}
                onChange={() => onChoose(slot.startAt)}
              />
              <SlotTime slot={slot} />
              {slot.state === 'free' || slot.state === 'past' ? null : <Chip>{say.states[slot.state]}</Chip>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SlotTime({ slot }: { slot: Slot }) {
  const [start, end] = [parseInstant(slot.startAt) ?? 0, parseInstant(slot.endAt) ?? 0];
  const language = useLanguage();
  const own = useOwnTime(start, end);
  return (
    <span>
      {formatTime(start) + rangeSign[language] + formatTime(end)}
      {own === undefined ? null : <span className="hb-radio-hint">{own}</span>}
    </span>
  );
}

/** The slots that are not over by their day. */
function daysOf(slots: readonly Slot[]): [string, Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots.filter(({ state }) => state !== 'past')) {
    const day = slot.startAt.slice(0, 'yyyy-mm-dd'.length);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
