import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { type OperatorRole, operatorRoles } from '#kernel/console/operator-role.ts';
import { saidDate } from '#kernel/said-date.ts';
import type {
  askReset,
  changeGrant,
  listInvitations,
  listPeople,
  removeGrant,
  stopReset,
  suspendGrant,
  withdrawInvitation,
} from '../../contract/people.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { InviteForm } from './invite-form.tsx';
import { peopleTexts } from './people-texts.ts';
import { SecretLink } from './secret-link.tsx';
import './people.css';

type Person = AnswerOf<typeof listPeople>['people'][number];
type Invitation = AnswerOf<typeof listInvitations>['invitations'][number];

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
  const change = async (call: () => Promise<unknown>, said: string): Promise<void> => {
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
              <InvitationRow
                invitation={invitation}
                onWithdraw={() =>
                  void change(
                    () =>
                      api.post<typeof withdrawInvitation>('sites/{site}/invitations/{invitationId}/withdraw', {
                        params: { site, invitationId: invitation.invitationId },
                        body: {},
                      }),
                    words.withdrawn,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

interface RowProps {
  site: string;
  person: Person;
  change: (call: () => Promise<unknown>, said: string) => Promise<void>;
}

function PersonRow({ site, person, change }: RowProps) {
  const { api, language } = useConsole();
  const words = useWords(peopleTexts);
  const { operatorId, name, mail, isSelf, isSuspended, hasSecondFactor, grants, reset } = person;
  const [link, setLink] = useState<string>();
  const isAnyOwn = grants.some((grant) => grant.isOwn);
  return (
    <div className="hc-row hc-person">
      <div className="hc-row-text">
        <span className="hc-row-title">
          {name} {isSelf ? <Badge kind="info">{words.you}</Badge> : null}{' '}
          {isSuspended ? <Badge kind="warning">{words.suspended}</Badge> : null}
        </span>
        <span className="hc-muted">
          {mail ?? words.fromAbove}
          {hasSecondFactor ? ` · ${words.hasSecondFactor}` : ''}
        </span>
        {grants.map((grant) => (
          <GrantLine key={grant.grantId} site={site} name={name} grant={grant} change={change} />
        ))}
        {reset === null ? null : (
          <p className="hc-person-reset">
            {words.resetWaits(saidDate(reset.worksAt, language))}{' '}
            <Button
              look="quiet"
              onClick={() =>
                void change(
                  () =>
                    api.post<typeof stopReset>('sites/{site}/people/{operatorId}/reset/stop', {
                      params: { site, operatorId },
                      body: {},
                    }),
                  words.resetStopped,
                )
              }
            >
              {words.stopReset}
            </Button>
          </p>
        )}
        {link === undefined ? null : <SecretLink path={link} text={words.resetLinkText} />}
        {isSelf || !isAnyOwn || reset !== null ? null : (
          <p>
            <Button
              look="quiet"
              onClick={() =>
                void change(async () => {
                  const asked = await api.post<typeof askReset>('sites/{site}/people/{operatorId}/reset', {
                    params: { site, operatorId },
                    body: { alsoPassword: true },
                  });
                  setLink(asked.path ?? undefined);
                }, words.resetAsked)
              }
            >
              {words.reset(name)}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function GrantLine({
  site,
  name,
  grant: { grantId, role, at, scope, isOwn, isSuspended },
  change,
}: Pick<RowProps, 'site' | 'change'> & { name: string; grant: Person['grants'][number] }) {
  const { api } = useConsole();
  const words = useWords(peopleTexts);
  const { roles } = useWords(signInTexts);
  const [isLeaving, setLeaving] = useState(false);
  const params = { site, grantId: grantId };
  const place = at === 'here' ? '' : words.places[at];
  if (!isOwn) {
    return (
      <p className="hc-grant">
        {roles[role]} <span className="hc-muted">{place}</span>
      </p>
    );
  }
  const label = words.roleOf(name);
  return (
    <div className="hc-grant">
      <select
        className="hc-input hc-select"
        aria-label={label}
        value={role}
        disabled={role === 'exhibitor'}
        onChange={({ currentTarget }) => {
          const chosen = operatorRoles.find((one) => one === currentTarget.value);
          if (chosen === undefined) return;
          void change(
            () =>
              api.post<typeof changeGrant>('sites/{site}/people/grants/{grantId}/change', {
                params,
                body: { role: chosen, scope },
              }),
            words.changed(roles[chosen]),
          );
        }}
      >
        {offeredRoles(role).map((one) => (
          <option key={one} value={one}>
            {roles[one]}
          </option>
        ))}
      </select>
      <span className="hc-muted">{place === '' ? words.may[role] : `${words.may[role]} ${place}`}</span>
      {isSuspended ? <Badge kind="warning">{words.suspended}</Badge> : null}
      <Button
        look="quiet"
        onClick={() =>
          void change(
            () =>
              api.post<typeof suspendGrant>('sites/{site}/people/grants/{grantId}/suspend', {
                params,
                body: { isSuspended: !isSuspended },
              }),
            isSuspended ? words.restored : words.isSuspendedNow,
          )
        }
      >
        {isSuspended ? words.restore : words.suspend}
      </Button>
      {isLeaving ? (
        <Button
          look="danger"
          onClick={() =>
            void change(
              () => api.post<typeof removeGrant>('sites/{site}/people/grants/{grantId}/remove', { params, body: {} }),
              words.removed(name),
            )
          }
        >
          {words.reallyRemove(name)}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setLeaving(true)}>
          {words.remove}
        </Button>
      )}
    </div>
  );
}

/** Booths are given by their own list. */
const offeredRoles = (role: OperatorRole): OperatorRole[] =>
  operatorRoles.filter((one) => one !== 'exhibitor' || role === 'exhibitor');

function InvitationRow({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const { language } = useConsole();
  const words = useWords(peopleTexts);
  const { roles } = useWords(signInTexts);
  const { mail, role, expiresAt } = invitation;
  return (
    <div className="hc-row">
      <span className="hc-row-text">
        <span className="hc-row-title">{mail ?? words.byLink}</span>
        <span className="hc-muted">{`${roles[role]} · ${words.until(saidDate(expiresAt, language))}`}</span>
      </span>
      <Button look="quiet" onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </div>
  );
}

export const screen: ScreenModule = { Screen: PeopleScreen, texts: [peopleTexts, signInTexts] };
