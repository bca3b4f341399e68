import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import type { listInvitations, listPeople } from '../../contract/people.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonRow } from './person-row.tsx';
import './people.css';

/** Who may do what at a site, and who is invited. */
function PeopleScreen({ params: { site = '' } }: ScreenProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(peopleTexts);
  const [isInviting, setInviting] = useState(false);
  const people = usePages(`people/${site}`, async (after?: number) => {
    const query = after === undefined ? {} : { after };
    const page = await api.get<typeof listPeople>('sites/{site}/people', { params: { site }, query });
    return { entries: page.people, next: page.next, mayInviteTo: page.mayInviteTo };
  });
  const invited = usePages(`invitations/${site}`, async (before?: number) => {
    const query = before === undefined ? {} : { before };
    const page = await api.get<typeof listInvitations>('sites/{site}/invitations', { params: { site }, query });
    return { entries: page.invitations, next: page.next };
  });
  /** Changes something, says so, and reads again. */
  const change: MakeChange = async (call, said) => {
    try {
      await call();
      toast({ text: said });
      await Promise.all([people.again(), invited.again()]);
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        isInviting ? undefined : (
          <Button look="main" onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        )
      }
    >
      {isInviting ? (
        <InviteForm
          site={site}
          places={people.first?.mayInviteTo ?? ['here']}
          onDone={() => void invited.again()}
          onLeave={() => setInviting(false)}
        />
      ) : null}
      {people.failure !== undefined && people.entries === undefined ? (
        <ReadFailed failure={people.failure} onAgain={() => void people.again()} />
      ) : people.entries === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <ul className="hc-rows">
          {people.entries.map((person) => (
            <li key={person.operatorId}>
              <PersonRow site={site} person={person} change={change} />
            </li>
          ))}
        </ul>
      )}
      <ReadMore label={words.more} onRead={people.readMore} />
      <h2 className="hc-people-title">{words.invitations}</h2>
      {invited.entries === undefined ? null : invited.entries.length === 0 ? (
        <EmptyState title={words.noInvitations} text={words.noInvitationsText} />
      ) : (
        <ul className="hc-rows">
          {invited.entries.map((invitation) => (
            <li key={invitation.invitationId}>
              <InvitationRow site={site} invitation={invitation} change={change} />
            </li>
          ))}
        </ul>
      )}
      <ReadMore label={words.more} onRead={invited.readMore} />
    </Page>
  );
}

export const screen: ScreenModule = { Screen: PeopleScreen, texts: [peopleTexts, signInTexts] };
