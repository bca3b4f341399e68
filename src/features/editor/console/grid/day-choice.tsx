import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import type { Instant } from '#kernel/clock.ts';
import type { GridDay } from '../../rules/grid-days.ts';
import { gridTexts } from './grid-texts.ts';
import type { GridSaid } from './use-grid-said.ts';

/** More days than that are a list. */
const buttonsMax = 7;

interface DayChoiceProps {
  days: readonly GridDay[];
  shown: Instant;
  said: GridSaid;
  onChoose: (day: Instant) => void;
}

/** The days of a timetable, with how much is on. */
export function DayChoice({ days, shown, said, onChoose }: DayChoiceProps) {
  const words = useWords(gridTexts);
  const noteOf = ({ sessions, isOutside }: GridDay): string =>
    isOutside ? `${words.count(sessions)} · ${words.outsideDay}` : words.count(sessions);
  if (days.length > buttonsMax) {
    return (
      <SelectField
        label={words.day}
        choices={days.map((day) => ({ value: String(day.at), label: `${said.day(day.at)} · ${noteOf(day)}` }))}
        value={String(shown)}
        onChange={(at) => onChoose(Number(at))}
      />
    );
  }
  return (
    <fieldset className="hc-grid-days" aria-label={words.day}>
      {days.map((day) => (
        <Button key={day.at} aria-pressed={day.at === shown} onClick={() => onChoose(day.at)}>
          <span>{said.day(day.at)}</span>
          <span className="hc-grid-day-note">{noteOf(day)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
