import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { LaterPart } from '#console/ui/later-part.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useMay } from '#console/rights.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { boothChanges, type publishBooth } from '#features/editor/console.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listExhibitors, remindExhibitors } from '../contract.ts';
import { exhibitorTexts } from './exhibitor-texts.ts';
import { remindedMax } from '../rules/exhibitor-limits.ts';
import { InviteOne } from './invite-one.tsx';
import './exhibitors.css';

type Listed = AnswerOf<typeof listExhibitors>['booths'][number];
const filters = ['all', 'waiting', 'changed', 'talks'] as const;
type Only = (typeof filters)[number];

/** The booths of an event, and how far their exhibitors are. */
function ExhibitorsScreen({ params: { site = '' } }: ScreenProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(exhibitorTexts);
  const mayInvite = useMay('govern');
  const { query: asked, change } = useQuery(['only']);
  const only: Only = filters.find((one) => one === asked.only) ?? 'all';
  const query = only === 'all' ? {} : { only };
  const { data, failure, again } = useCall(`exhibitors/${site}/${only}`, () =>
    api.get<typeof listExhibitors>('sites/{site}/exhibitors', { params: { site }, query }),
  );
  const [more, setMore] = useState<{ only: Only; booths: Listed[]; next: number | null }>();
  const isMoreOf = more?.only === only ? more : undefined;
  const next = isMoreOf === undefined ? data?.next : isMoreOf.next;
  const booths = [...(data?.booths ?? []), ...(isMoreOf?.booths ?? [])];
  const readMore = async (from: number): Promise<void> => {
    try {
      const page = await api.get<typeof listExhibitors>('sites/{site}/exhibitors', {
        params: { site },
        query: { ...query, from },
      });
      setMore({ only, booths: [...(isMoreOf?.booths ?? []), ...page.booths], next: page.next });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const changed = (): void => {
    setMore(undefined);
    void again();
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        <ButtonLink to={`/console/sites/${site}/exhibitors/invite`} look="main">
          {words.invite}
        </ButtonLink>
      }
    >
      <div className="hc-exhibitor-filters">
        {filters.map((one) => (
          <Button
            key={one}
            aria-pressed={only === one}
            onClick={() => change({ only: one === 'all' ? '' : one }, { replace: true })}
          >
            {words[one]}
          </Button>
        ))}
      </div>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : booths.length === 0 ? (
        <EmptyState
          title={{ all: words.none, waiting: words.noWaiting, changed: words.noChanges, talks: words.noTalks }[only]}
          text={
            {
              all: words.noneText,
              waiting: words.noWaitingText,
              changed: words.noChangesText,
              talks: words.noTalksText,
            }[only]
          }
        />
      ) : (
        <>
          {only === 'waiting' && mayInvite ? (
            <SendAgain site={site} count={booths.length} hasMore={typeof next === 'number'} onDone={changed} />
          ) : null}
          <ul className="hc-rows">
            {booths.map((booth) => (
              <li key={`${booth.contentId} ${booth.detailId}`}>
                <BoothRow site={site} booth={booth} onChanged={changed} />
              </li>
            ))}
          </ul>
        </>
      )}
      {typeof next === 'number' ? (
        <div className="hc-more">
          <Button onClick={() => void readMore(next)}>{words.more}</Button>
        </div>
      ) : null}
    </Page>
  );
}

/** A new link for everybody who is invited and has not come; the old ones end. */
function SendAgain({
  site,
  count,
  hasMore,
  onDone,
}: {
  site: string;
  count: number;
  hasMore: boolean;
  onDone: () => void;
}) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(exhibitorTexts);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    let sent = 0;
    try {
      const params = { site };
      let from: number | null = 0;
      const places: { contentId: number; detailId: number }[] = [];
      while (from !== null) {
        // Each page says where the next one begins.
        // oxlint-disable-next-line no-await-in-loop
        const page: AnswerOf<typeof listExhibitors> = await api.get<typeof listExhibitors>('sites/{site}/exhibitors', {
          params,
          query: { only: 'waiting', from },
        });
        places.push(...page.booths.map(({ contentId, detailId }) => ({ contentId, detailId })));
        from = page.next;
      }
      for (let at = 0; at < places.length; at += remindedMax) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other: a call that is cut stops the rest.
        const answer = await api.post<typeof remindExhibitors>('sites/{site}/exhibitors/remind', {
          params,
          body: { booths: places.slice(at, at + remindedMax) },
        });
        sent += answer.sent;
      }
      toast({ text: words.sent(sent) });
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
      setAsked(false);
      onDone();
    }
  };
  return (
    <div className="hc-exhibitor-again">
      <Button
        look={isAsked ? 'main' : 'plain'}
        isBusy={isBusy}
        onClick={() => (isAsked ? void send() : setAsked(true))}
      >
        {isAsked ? words.againSure : words.againAll}
      </Button>
      <p className="hc-hint">{words.againNote(hasMore ? undefined : count)}</p>
    </div>
  );
}

function BoothRow({ site, booth, onChanged }: { site: string; booth: Listed; onChanged: () => void }) {
  const { api, cache, toast, failureOf, language } = useConsole();
  const times = useSaidTimes();
  const words = useWords(exhibitorTexts);
  const [isBusy, setBusy] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [mayInvite, mayPublish] = [useMay('govern'), useMay('publish')];
  const { contentId, detailId, stand, hasChanges, isPublished, invited, lapsed, accepted, editedAt, talks } = booth;
  const name = localize(booth.title, language, defaultLanguage) || words.untitled;
  const at = { contentId, detailId };
  const work = async (press: () => Promise<unknown>, said: string): Promise<void> => {
    setBusy(true);
    try {
      await press();
      toast({ text: said });
      setOpen(false);
      cache.changed(`booth-changes/${site}/${contentId}/${detailId}`);
      onChanged();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const publish = (): Promise<void> =>
    work(
      () =>
        api.post<typeof publishBooth>('sites/{site}/exhibitors/{contentId}/{detailId}/publish', {
          params: { site, ...at },
          body: {},
        }),
      words.published(name),
    );
  const remind = (): Promise<void> =>
    work(
      () =>
        api.post<typeof remindExhibitors>('sites/{site}/exhibitors/remind', {
          params: { site },
          body: { booths: [at] },
        }),
      words.reminded,
    );
  const isJoined = accepted > 0;
  const state =
    editedAt === null
      ? accepted > 0
        ? words.accepted
        : invited > 0
          ? words.invited
          : lapsed > 0
            ? words.lapsed
            : words.notInvited
      : words.edited(times.date(editedAt));
  return (
    <div className="hc-row hc-exhibitor">
      <span className="hc-row-text">
        <Link className="hc-row-title" to={`/console/sites/${site}/content/${contentId}/${detailId}`}>
          {name}
        </Link>
        <span className="hc-muted">{[stand, state].filter(Boolean).join(' · ')}</span>
      </span>
      {talks > 0 ? <Badge kind="warning">{words.talksWait(talks)}</Badge> : null}
      {hasChanges ? <Badge kind="warning">{words.waits}</Badge> : null}
      {isInviting || !mayInvite ? null : (
        <Button aria-label={words.inviteTo(name)} onClick={() => setInviting(true)}>
          {words.inviteOne}
        </Button>
      )}
      {mayInvite && invited + lapsed + accepted > 0 && editedAt === null ? (
        <Button
          aria-label={isJoined ? words.remindOf(name) : words.againTo(name)}
          isBusy={isBusy}
          onClick={() => void remind()}
        >
          {isJoined ? words.remind : words.again}
        </Button>
      ) : null}
      {hasChanges && isPublished ? (
        <Button aria-label={words.changesOf(name)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.changes}
        </Button>
      ) : null}
      {isInviting ? (
        <InviteOne
          site={site}
          booth={stand || name}
          at={at}
          onLeave={() => setInviting(false)}
          onDone={(said) => {
            setInviting(false);
            toast({ text: said });
            onChanged();
          }}
        />
      ) : null}
      {isOpen && hasChanges && isPublished ? (
        <div className="hc-exhibitor-changes">
          <LaterPart load={boothChanges} site={site} {...at}>
            {mayPublish ? (
              <div>
                <Button look="main" aria-label={words.publishOf(name)} isBusy={isBusy} onClick={() => void publish()}>
                  {words.publish}
                </Button>
              </div>
            ) : null}
          </LaterPart>
        </div>
      ) : null}
    </div>
  );
}

export const screen: ScreenModule = { Screen: ExhibitorsScreen, texts: [exhibitorTexts] };
