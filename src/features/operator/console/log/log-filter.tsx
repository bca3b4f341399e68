import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TextField } from '#console/forms/text-field.tsx';
import type { listPeopleOfLog, listPeopleOfSiteLog } from '../../contract/log.ts';
import { logTexts } from './log-texts.ts';

/** Which entries are shown; '' for all. */
export interface LogWish {
  kind: string;
  person: string;
  from: string;
  to: string;
}

export const wholeLog: LogWish = { kind: '', person: '', from: '', to: '' };

/** What the calls are asked for; undefined: the last day is before the first. */
export function logQueryOf({ kind, person, from, to }: LogWish) {
  if (from !== '' && to !== '' && to < from) return undefined;
  return {
    ...(kind !== '' && { action: `${kind}.` }),
    ...(person !== '' && { operatorId: Number(person) }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}

interface LogFilterProps {
  /** Undefined: the whole installation. */
  site: string | undefined;
  wish: LogWish;
  onChange: (wish: LogWish) => void;
}

/** Chooses entries by what was done, by whom, and on which days. */
export function LogFilter({ site, wish, onChange }: LogFilterProps) {
  const { api } = useConsole();
  const words = useWords(logTexts);
  const { data } = useCall(`log-people/${site ?? ''}`, () =>
    site === undefined
      ? api.get<typeof listPeopleOfLog>('log/people', {})
      : api.get<typeof listPeopleOfSiteLog>('sites/{site}/log/people', { params: { site } }),
  );
  const set = (key: keyof LogWish) => (value: string) => onChange({ ...wish, [key]: value });
  return (
    <div className="hc-log-filter">
      <SelectField
        label={words.kind}
        choices={[
          { value: '', label: words.all },
          ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
        ]}
        value={wish.kind}
        onChange={set('kind')}
      />
      <SelectField
        label={words.person}
        choices={[
          { value: '', label: words.everybody },
          ...(data?.people ?? []).map(({ operatorId, name }) => ({ value: String(operatorId), label: name })),
        ]}
        value={wish.person}
        onChange={set('person')}
      />
      <TextField type="date" label={words.from} value={wish.from} onChange={set('from')} />
      <TextField
        type="date"
        label={words.to}
        value={wish.to}
        onChange={set('to')}
        error={logQueryOf(wish) === undefined ? words.wrongDays : undefined}
      />
    </div>
  );
}
