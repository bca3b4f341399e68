import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { SearchField } from '#console/forms/search-field.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { firstLetters } from '#kernel/letters.ts';
import { localize } from '#kernel/localized-text.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { listAllOperators } from '../../contract/people.ts';
import { everywhere } from '../../rules/rights-at.ts';
import { signInTexts } from '../sign-in-texts.ts';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';
import { useRoleLabels } from './role-labels.ts';
import { SuspendEverywhere } from './suspend-everywhere.tsx';
import './people.css';

const searchMax = 100;

type Person = AnswerOf<typeof listAllOperators>['people'][number];

/** Everybody who has an account, for owners of the installation. */
function AllPeopleScreen() {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(peopleTexts);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const people = usePages(`all-people/${search}`, async (after?: number) => {
    const query = { search, ...(after !== undefined && { after }) };
    const page = await api.get<typeof listAllOperators>('people', { query });
    return { entries: page.people, next: page.next };
  });
  const change: MakeChange = async (call, said) => {
    try {
      await call();
      toast({ text: said });
      await people.again();
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Page title={words.all.title} lead={words.all.lead}>
      <form
        className="hc-list-search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(firstLetters(typed.trim(), searchMax));
        }}
      >
        <SearchField
          label={words.all.search}
          value={typed}
          maxLetters={searchMax}
          onChange={(value) => {
            setTyped(value);
            if (value === '') setSearch('');
          }}
        />
      </form>
      {people.failure !== undefined && people.entries === undefined ? (
        <ReadFailed failure={people.failure} onAgain={() => void people.again()} />
      ) : people.entries === undefined ? (
        <Skeleton rows={4} />
      ) : people.entries.length === 0 ? (
        <EmptyState title={words.all.none} text={words.all.noneText} />
      ) : (
        <ul className="hc-rows">
          {people.entries.map((person) => (
            <li key={person.operatorId}>
              <OperatorRow person={person} change={change} />
            </li>
          ))}
        </ul>
      )}
      <ReadMore label={words.more} onRead={people.readMore} />
    </Page>
  );
}

function OperatorRow({ person, change }: { person: Person; change: MakeChange }) {
  const { language } = useConsole();
  const words = useWords(peopleTexts);
  const roles = useRoleLabels();
  const { name, mail, isSelf, isSuspended, hasSecondFactor, grants } = person;
  const placeOf = ({ siteKey, siteTitle }: Person['grants'][number]): string => {
    if (siteKey === everywhere) return words.placeNames.everywhere;
    return siteTitle === null ? words.all.goneSite : localize(siteTitle, language, defaultLanguage);
  };
  return (
    <div className="hc-row hc-person">
      <div className="hc-row-text">
        <span className="hc-row-title">
          {name} {isSelf ? <Badge kind="info">{words.you}</Badge> : null}{' '}
          {isSuspended ? <Badge kind="warning">{words.suspendedEverywhere}</Badge> : null}
        </span>
        <span className="hc-muted">
          {shownMail(mail)}
          {hasSecondFactor ? ` · ${words.hasSecondFactor}` : ''}
        </span>
        {grants.length === 0 ? <p className="hc-grant">{words.all.noGrants}</p> : null}
        {grants.map((grant) => (
          <p key={`${grant.siteKey} ${grant.role}`} className="hc-grant">
            {`${roles[grant.role]} · ${placeOf(grant)}`}
            {grant.isSuspended ? <Badge kind="warning">{words.suspended}</Badge> : null}
          </p>
        ))}
        {isSelf ? null : (
          <div className="hc-person-actions">
            <SuspendEverywhere person={person} change={change} />
          </div>
        )}
      </div>
    </div>
  );
}

export const screen: ScreenModule = { Screen: AllPeopleScreen, texts: [peopleTexts, signInTexts] };
