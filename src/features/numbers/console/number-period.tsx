import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import { dayMs, parseInstant, tokyoDay } from '#kernel/period.ts';
import { keysOf } from '#kernel/keys-of.ts';
import { periodDaysMax, periodOfDays } from '../rules/number-period.ts';
import { numberTexts } from './number-texts.ts';

export const periodQueryNames = ['range', 'from', 'to'] as const;
export type PeriodQuery = Readonly<Record<(typeof periodQueryNames)[number], string>>;

export interface ShownPeriod {
  from: string;
  to: string;
}

const usual = '30';

/** The days that the address asks for; undefined: no period. */
export function periodOf(query: PeriodQuery, today: string, firstDay: string): ShownPeriod | undefined {
  const range = query.range || usual;
  const before = (days: number): string => tokyoDay((parseInstant(today) ?? 0) - days * dayMs);
  if (range === 'custom') {
    const shown = { from: query.from || before(6), to: query.to || today };
    return periodOfDays(shown.from, shown.to) && shown;
  }
  if (range === 'all')
    return { from: firstDay < before(periodDaysMax - 1) ? before(periodDaysMax - 1) : firstDay, to: today };
  const days = Number(range);
  return { from: before((days === 7 || days === 90 ? days : 30) - 1), to: today };
}

interface NumberPeriodProps {
  query: PeriodQuery;
  shown: ShownPeriod | undefined;
  onChange: (changes: Partial<PeriodQuery>) => void;
}

/** Of which days the numbers are. */
export function NumberPeriod({ query, shown, onChange }: NumberPeriodProps) {
  const words = useWords(numberTexts);
  const range = query.range || usual;
  return (
    <div className="hc-numbers-period">
      <SelectField
        label={words.range}
        choices={keysOf(words.ranges)
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
          .map((value) => ({ value, label: words.ranges[value] }))}
        value={range}
        onChange={(value) =>
          onChange(
            value === 'custom'
              ? { range: value, from: shown?.from ?? '', to: shown?.to ?? '' }
              : { range: value === usual ? '' : value, from: '', to: '' },
          )
        }
      />
      {range === 'custom' ? (
        <>
          <TextField
            type="date"
            width="date"
            label={words.from}
            value={query.from}
            onChange={(from) => onChange({ from })}
          />
          <TextField
            type="date"
            width="date"
            label={words.to}
            error={shown === undefined ? words.wrongPeriod : undefined}
            value={query.to}
            onChange={(to) => onChange({ to })}
          />
        </>
      ) : null}
    </div>
  );
}

const order: readonly string[] = ['7', '30', '90', 'all', 'custom'];
