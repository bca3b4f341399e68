import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { type OperatorRole, operatorRoles } from '#kernel/console/operator-role.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { askReset, changeGrant, listPeople, removeGrant, stopReset, suspendGrant } from '../../contract/people.ts';
import { BoothNames } from './booth-names.tsx';
import type { MakeChange } from './make-change.ts';
import { peopleTexts } from './people-texts.ts';
import { useRoleLabels } from './role-labels.ts';
import { SecretLink } from '#console/ui/secret-link.tsx';
import { SuspendEverywhere } from './suspend-everywhere.tsx';

type Person = AnswerOf<typeof listPeople>['people'][number];

interface RowProps {
  site: string;
  person: Person;
  change: MakeChange;
}

/** Somebody who may do something at a site, what that is, and how it is changed. */
export function PersonRow({ site, person, change }: RowProps) {
  const { api } = useConsole();
  const times = useSaidTimes();
  const words = useWords(peopleTexts);
  const { operatorId, name, mail, isSelf, isSuspended, hasSecondFactor, grants, reset, maySuspend } = person;
  const [link, setLink] = useState<string>();
  const isAnyOwn = grants.some((grant) => grant.isOwn);
  return (
    <div className="hc-row hc-person">
      <div className="hc-row-text">
        <span className="hc-row-title">
          {name} {isSelf ? <Badge kind="info">{words.you}</Badge> : null}{' '}
          {isSuspended ? <Badge kind="warning">{words.suspendedEverywhere}</Badge> : null}
        </span>
        <span className="hc-muted">
          {mail === null ? words.fromAbove : shownMail(mail)}
          {hasSecondFactor ? ` · ${words.hasSecondFactor}` : ''}
        </span>
        {isSelf ? (
          <OwnGrants grants={grants} />
        ) : (
          grants.map((grant) => <GrantLine key={grant.grantId} site={site} name={name} grant={grant} change={change} />)
        )}
        {reset === null ? null : (
          <p className="hc-person-reset">
            {words.resetWaits(times.date(reset.worksAt))}{' '}
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
        <div className="hc-person-actions">
          {isSelf || !isAnyOwn || reset !== null ? null : (
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
          )}
          {maySuspend ? <SuspendEverywhere person={person} change={change} /> : null}
        </div>
      </div>
    </div>
  );
}

/** One line for whoever looks: what they may do, as far as it reaches. Nobody takes rights from themself. */
function OwnGrants({ grants }: { grants: Person['grants'] }) {
  const words = useWords(peopleTexts);
  const roles = useRoleLabels();
  return [...new Set(grants.map(({ role }) => role))].map((role) => {
    const same = grants.filter((grant) => grant.role === role);
    const widest = (['everywhere', 'portal'] as const).find((place) => same.some(({ at }) => at === place));
    return (
      <p key={role} className="hc-grant">
        {roles[role]} <span className="hc-muted">{widest === undefined ? words.may[role] : words.places[widest]}</span>
        {same.map(({ grantId, scope }) => (
          <BoothNames key={grantId} booths={scope.booths} />
        ))}
      </p>
    );
  });
}

function GrantLine({
  site,
  name,
  grant: { grantId, role, at, scope, isOwn, isSuspended },
  change,
}: Pick<RowProps, 'site' | 'change'> & { name: string; grant: Person['grants'][number] }) {
  const { api } = useConsole();
  const words = useWords(peopleTexts);
  const roles = useRoleLabels();
  const [isLeaving, setLeaving] = useState(false);
  const params = { site, grantId };
  const place = at === 'here' ? '' : words.places[at];
  if (!isOwn) {
    return (
      <p className="hc-grant">
        {roles[role]} <span className="hc-muted">{place}</span>
        <BoothNames booths={scope.booths} />
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
                body: { role: chosen },
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
      <span className="hc-grant-actions">
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
      </span>
      <BoothNames booths={scope.booths} />
    </div>
  );
}

/** Booths are given by their own list. */
const offeredRoles = (role: OperatorRole): OperatorRole[] =>
  operatorRoles.filter((one) => one !== 'exhibitor' || role === 'exhibitor');
