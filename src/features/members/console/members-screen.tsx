import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { TypedSearch } from '#console/forms/typed-search.tsx';
import { Link } from '#console/navigation/link.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { useMay } from '#console/rights.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { FoundList, saidFound } from '#console/ui/found-list.tsx';
import { Page } from '#console/ui/page.tsx';
import { searchMax } from '#kernel/console/list-limits.ts';
import { shownMail } from '#kernel/mail-address.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import type { ListedMember, listMembers, readMemberDesk } from '../contract.ts';
import { wishedRoles } from '../rules/given-roles.ts';
import { AddDialog } from './add-dialog.tsx';
import { MemberBadges } from './member-badges.tsx';
import { filterOf, memberQueryNames, nothingWished } from './member-query.ts';
import { memberTexts } from './member-texts.ts';
import './members.css';

/** The members of a site: found by a search, and cut down by filters. */
function MembersScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language } = useConsole();
  const words = useWords(memberTexts);
  const mayGovern = useMay('govern');
  const [isAdding, setAdding] = useState(false);
  const { query, change } = useQuery(memberQueryNames);
  const filter = filterOf(query);
  const { data: desk } = useCall(`member-desk/${site}/${language}`, () =>
    api.get<typeof readMemberDesk>('sites/{site}/members/desk', { params: { site } }),
  );
  const list = usePages(`members/${site}/${language}/${JSON.stringify(filter)}`, (after?: string) =>
    api.get<typeof listMembers>('sites/{site}/members', {
      params: { site },
      query: { ...filter, ...(after !== undefined && { after }) },
    }),
  );
  const isCutDown = memberQueryNames.some((name) => query[name] !== '');
  const all = { value: '', label: words.all };
  return (
    <Page
      title={words.title}
      lead={desk === undefined || desk.accountsOf === site ? words.lead : words.leadOfEvent}
      width="wide"
      actions={
        mayGovern ? (
          <>
            <ButtonLink to={`/console/sites/${site}/requests`}>{words.requests}</ButtonLink>
            <Button onClick={() => setAdding(true)}>{words.add}</Button>
          </>
        ) : undefined
      }
    >
      <search className="hc-list-filter">
        <TypedSearch
          label={words.search}
          maxLetters={searchMax}
          value={query.q}
          onChange={(q) => change({ q }, { replace: true })}
        />
        <SelectField
          label={words.role}
          choices={[all, ...wishedRoles.map((value) => ({ value, label: words.roles[value] }))]}
          value={query.role}
          onChange={(role) => change({ role })}
        />
        {desk === undefined || desk.events.length === 0 ? null : (
          <SelectField
            label={words.event}
            choices={[all, ...desk.events.map((event) => ({ value: event.site, label: event.title }))]}
            value={query.event}
            onChange={(event) => change({ event })}
          />
        )}
      </search>
      <FoundList
        list={list}
        count={saidFound(list.first, words)}
        onClear={isCutDown ? () => change(nothingWished) : undefined}
        words={words}
      >
        {(entries) => (
          <ul className="hc-rows">
            {entries.map((member) => (
              <MemberRow key={member.memberId} site={site} member={member} />
            ))}
          </ul>
        )}
      </FoundList>
      {isAdding ? <AddDialog site={site} onClose={() => setAdding(false)} onAdded={() => void list.again()} /> : null}
    </Page>
  );
}

/** One member of the list; the name leads to the rest. */
function MemberRow({ site, member }: { site: string; member: ListedMember }) {
  const { language } = useConsole();
  const words = useWords(memberTexts);
  const { memberId, name, kana, mail, loginId, registeredAt } = member;
  return (
    <li className="hc-member">
      <div className="hc-member-who">
        <Link className="hc-member-name" to={`/console/sites/${site}/members/${memberId}`}>
          {name || shownMail(mail)}
        </Link>
        {kana === '' ? null : <span className="hc-muted">{kana}</span>}
      </div>
      <div className="hc-member-account">
        {name === '' ? null : <span>{shownMail(mail)}</span>}
        <span className="hc-muted">
          {[loginId ?? '', words.registered(unbroken(saidDate(registeredAt, language)))].filter(Boolean).join(' · ')}
        </span>
      </div>
      <MemberBadges member={member} />
    </li>
  );
}

export const screen: ScreenModule = { Screen: MembersScreen, texts: [memberTexts] };
