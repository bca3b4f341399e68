import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { FoundList } from '#console/ui/found-list.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { searchMax } from '#kernel/console/list-limits.ts';
import { languageName } from '#kernel/language.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import type { listRecipients } from '../../contract.ts';
import { type MailingState, type RecipientState, recipientStates } from '../../rules/mailing-states.ts';
import { mailingTexts } from '../mailing-words.ts';

const kinds: Readonly<Record<RecipientState, 'plain' | 'success' | 'warning' | 'info'>> = {
  waiting: 'info',
  held: 'warning',
  sent: 'success',
  failed: 'warning',
  suppressed: 'plain',
};

interface RecipientListProps {
  site: string;
  mailingId: number;
  /** How far the mail is: at its end the list is read anew. */
  state: MailingState;
  reasonOf: (reason: string) => string;
}

/** Each recipient of a mail; who is looked at is logged, so they are read when they are asked for. */
export function RecipientList({ site, mailingId, state: mailingState, reasonOf }: RecipientListProps) {
  const { api, language } = useConsole();
  const words = useWords(mailingTexts);
  const [q, setQ] = useState('');
  const [state, setState] = useState('');
  const wanted = recipientStates.find((one) => one === state);
  const list = usePages(`mailing-recipients/${site}/${mailingId}/${mailingState}/${state}/${q}`, (after?: string) =>
    api.get<typeof listRecipients>('sites/{site}/mails/{mailingId}/recipients', {
      params: { site, mailingId },
      query: {
        ...(q !== '' && { q }),
        ...(wanted !== undefined && { state: wanted }),
        ...(after !== undefined && { after }),
      },
    }),
  );
  const clear = (): void => {
    setQ('');
    setState('');
  };
  return (
    <Card title={words.recipients}>
      <search className="hc-list-filter">
        <TypedSearch label={words.search} maxLetters={searchMax} value={q} onChange={setQ} />
        <SelectField
          label={words.state}
          choices={[
            { value: '', label: words.all },
            ...recipientStates.map((value) => ({ value, label: words.counts[value] })),
          ]}
          value={state}
          onChange={setState}
        />
      </search>
      <FoundList
        list={list}
        count=""
        onClear={q === '' && state === '' ? undefined : clear}
        words={{ ...words, ...words.nobody }}
      >
        {(entries) => (
          <ul className="hc-rows hc-mailing-recipients">
            {entries.map((one) => (
              <li key={one.mail}>
                <div>
                  <span>{shownMail(one.mail)}</span>
                  <span className="hc-muted">
                    {languageName[one.language]} {unbroken(saidDate(one.at, language))}
                  </span>
                  {one.reason === '' ? null : <span className="hc-muted">{reasonOf(one.reason)}</span>}
                </div>
                <Badge kind={kinds[one.state]}>{words.counts[one.state]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </FoundList>
    </Card>
  );
}
