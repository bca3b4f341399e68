import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listInvitations, listPeople } from '../../contract/people.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';
import { PersonRow } from './person-row.tsx';
import './people.css';

type Person = AnswerOf<typeof listPeople>['people'][number];

/** Who may do what at a site, and who is invited. */
function PeopleScreen({ params: { site = '' } }: ScreenProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(peopleTexts);
  const [isInviting, setInviting] = useState(false);
  const people = useCall(`people/${site}`, () =>
    api.get<typeof listPeople>('sites/{site}/people', { params: { site } }),
  );
  const invited = useCall(`invitations/${site}`, () =>
    api.get<typeof listInvitations>('sites/{site}/invitations', { params: { site } }),
  );
  const [more, setMore] = useState<{ people: Person[]; next: number | null }>();
  const all = [...(people.data?.people ?? []), ...(more?.people ?? [])];
  const next = more === undefined ? people.data?.next : more.next;
  /** Changes something, says so, and reads again. */
  const change: MakeChange = async (call, said) => {
    try {
      await call();
      toast({ text: said });
      setMore(undefined);
      await Promise.all([people.again(), invited.again()]);
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const readMore = async (after: number): Promise<void> => {
    try {
      const page = await api.get<typeof listPeople>('sites/{site}/people', { params: { site }, query: { after } });
      setMore({ people: [...(more?.people ?? []), ...page.people], next: page.next });
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
          places={people.data?.mayInviteTo ?? ['here']}
          onDone={() => void invited.again()}
          onLeave={() => setInviting(false)}
        />
      ) : null}
      {people.failure !== undefined && people.data === undefined ? (
        <ReadFailed failure={people.failure} onAgain={() => void people.again()} />
      ) : people.data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <ul className="hc-rows">
          {all.map((person) => (
            <li key={person.operatorId}>
              <PersonRow site={site} person={person} change={change} />
            </li>
          ))}
        </ul>
      )}
      {typeof next === 'number' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
      <h2 className="hc-people-title">{words.invitations}</h2>
      {invited.data === undefined ? null : invited.data.invitations.length === 0 ? (
        <EmptyState title={words.noInvitations} text={words.noInvitationsText} />
      ) : (
        <ul className="hc-rows">
          {invited.data.invitations.map((invitation) => (
            <li key={invitation.invitationId}>
              <InvitationRow site={site} invitation={invitation} change={change} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: PeopleScreen, texts: [peopleTexts, signInTexts] };
