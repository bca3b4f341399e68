import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { readSiteLog } from '../../contract/people.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { peopleTexts } from './people-texts.ts';
import './people.css';

type Entry = AnswerOf<typeof readSiteLog>['entries'][number];

/** Who changed what at a site, and who looked at whose data. */
function LogScreen({ params: { site = '' } }: ScreenProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(peopleTexts);
  const [kind, setKind] = useState('');
  const query = kind === '' ? {} : { action: `${kind}.` };
  const { data, failure, again } = useCall(`log/${site}/${kind}`, () =>
    api.get<typeof readSiteLog>('sites/{site}/log', { params: { site }, query }),
  );
  const [more, setMore] = useState<{ kind: string; entries: Entry[]; next: string | null }>();
  const isMoreOf = more?.kind === kind ? more : undefined;
  const entries = [...(data?.entries ?? []), ...(isMoreOf?.entries ?? [])];
  const next = isMoreOf === undefined ? data?.next : isMoreOf.next;
  const readMore = async (before: string): Promise<void> => {
    try {
      const page = await api.get<typeof readSiteLog>('sites/{site}/log', {
        params: { site },
        query: { ...query, before },
      });
      setMore({ kind, entries: [...(isMoreOf?.entries ?? []), ...page.entries], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const { log } = words;
  const { roles } = useWords(signInTexts);
  const said = ({ action, details }: Entry): string => {
    const isLook = action.startsWith('looked.');
    const what = isKeyOf(log.actions, action) ? log.actions[action] : isLook ? log.looked : log.other;
    const role = isKeyOf(roles, details['role']) ? roles[details['role']] : undefined;
    const about = [details['mail'], role, details['name']].filter((one) => typeof one === 'string' && one !== '');
    return about.length === 0 ? what : `${what} (${about.join(', ')})`;
  };
  return (
    <Page title={log.title} lead={log.lead}>
      <div className="hc-log-kind">
        <SelectField
          label={log.kind}
          choices={[
            { value: '', label: log.all },
            ...Object.entries(log.kinds).map(([value, label]) => ({ value, label })),
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : entries.length === 0 ? (
        <EmptyState title={log.none} text={log.noneText} />
      ) : (
        <ol className="hc-rows">
          {entries.map((entry) => (
            <li key={entry.logId} className="hc-row">
              <span className="hc-row-text">
                <span className="hc-row-title">{said(entry)}</span>
                <span className="hc-muted">{`${entry.operatorName} · ${saidDate(entry.at, language)}`}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {typeof next === 'string' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: LogScreen, texts: [peopleTexts, signInTexts] };
