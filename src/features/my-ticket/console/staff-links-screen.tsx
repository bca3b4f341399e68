import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { CheckIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { useBroughtBack } from '#web/navigation/use-brought-back.ts';
import { drawQr } from '#web/ui/qr-drawing.ts';
import { useCopy } from '#web/ui/use-copy.ts';
import type {
  endStaffLink,
  listStaffLinks,
  openOwnReception,
  readReceptionDesk,
  StaffLink,
} from '../contract/reception.ts';
import { type MadeLink, NewStaffLink } from './new-staff-link.tsx';
import { staffLinkTexts } from './staff-link-texts.ts';
import './staff-links.css';

/** The reception: for the operator on this device, and by links for staff without an account. */
function ReceptionScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(staffLinkTexts);
  const { data, failure, again } = useCall(`reception/${site}`, (api) =>
    api.get<typeof readReceptionDesk>('sites/{site}/reception', { params: { site } }),
  );
  return (
    <Page title={words.title} lead={data?.mayMakeLinks === true ? words.lead : undefined}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <>
          <OwnReception site={site} {...data} />
          {data.mayMakeLinks ? <StaffLinks site={site} /> : null}
        </>
      )}
    </Page>
  );
}

/** Leads to the page that scans and checks in. */
function OwnReception({ site, isPublished, hasTickets }: AnswerOf<typeof readReceptionDesk> & { site: string }) {
  const { api, toast, failureOf } = useConsole();
  const { own: words } = useWords(staffLinkTexts);
  const [isBusy, setBusy] = useState(false);
  useBroughtBack(() => setBusy(false));
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { path } = await api.post<typeof openOwnReception>('sites/{site}/reception/open', {
        params: { site },
        body: {},
      });
      window.location.assign(path);
    } catch (error) {
      setBusy(false);
      toast({ text: failureOf(error).message });
    }
  };
  const why = isPublished ? (hasTickets ? undefined : words.noTickets) : words.notPublic;
  return (
    <Card title={words.title} note={words.note}>
      {why === undefined ? (
        <Button look="main" size="large" isBusy={isBusy} onClick={() => void open()}>
          {words.open}
        </Button>
      ) : (
        <Notice kind="info" title={why} />
      )}
    </Card>
  );
}

function StaffLinks({ site }: { site: string }) {
  const words = useWords(staffLinkTexts);
  const { data, failure, again } = useCall(`staff-links/${site}`, (api) =>
    api.get<typeof listStaffLinks>('sites/{site}/staff-links', { params: { site } }),
  );
  const [made, setMade] = useState<MadeLink>();
  const shown = (next: MadeLink): void => {
    setMade(next);
    void again();
  };
  if (data === undefined) {
    return failure === undefined ? (
      <Skeleton rows={3} />
    ) : (
      <ReadFailed failure={failure} onAgain={() => void again()} />
    );
  }
  return (
    <>
      {made === undefined ? null : <LinkToGive made={made} />}
      {data.gates.length === 0 ? null : (
        <NewStaffLink site={site} gates={data.gates} hours={data.hours} onMade={shown} />
      )}
      <Card title={words.list}>
        {data.links.length === 0 ? <p className="hc-muted">{words.none}</p> : null}
        <ul className="hc-staff-links">
          {data.links.map((link) => (
            <li key={link.staffLinkId}>
              <LinkRow site={site} link={link} onEnded={() => void again()} />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The link with its secret, this once. */
function LinkToGive({ made: { name, path } }: { made: MadeLink }) {
  const words = useWords(staffLinkTexts);
  const kit = useWords(kitTexts);
  const address = window.location.origin + path;
  const { isCopied, copy } = useCopy(address);
  const { viewBox, dark, light } = drawQr(address);
  return (
    <Card title={words.madeTitle(name)} note={words.madeText}>
      <div className="hc-staff-made">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no other tag is drawn of vectors */}
        <svg viewBox={viewBox} role="img" aria-label={words.qr} shapeRendering="crispEdges">
          <path fill="#fff" d={light} />
          <path fill="#000" d={dark} />
        </svg>
        <div>
          <p className="hc-staff-address">{address}</p>
          <Button onClick={() => void copy()}>
            {isCopied === true ? <CheckIcon /> : null}
            {isCopied === true ? kit.copied : words.copy}
          </Button>
          <output>{isCopied === false ? kit.copyByHand : null}</output>
        </div>
      </div>
    </Card>
  );
}

function LinkRow({ site, link, onEnded }: { site: string; link: StaffLink; onEnded: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(staffLinkTexts);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, from, until, usedAt, devices, isEarly, isEnded, staffLinkId, mayFind, contentIds } = link;
  const kind = contentIds.length === 0 ? words.board : mayFind ? words.finds : undefined;
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof endStaffLink>('sites/{site}/staff-links/{staffLinkId}/end', {
        params: { site, staffLinkId },
        body: {},
      });
      toast({ text: words.ended });
      onEnded();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="hc-staff-link">
      <span className="hc-row-text">
        <span className="hc-row-title">{name}</span>
        <span className="hc-muted">{times.period(from, until)}</span>
        {kind === undefined ? null : <span className="hc-muted">{kind}</span>}
        <span className="hc-muted">{usedAt === null ? words.never : words.used(times.date(usedAt), devices)}</span>
      </span>
      <Badge kind={isEnded || isEarly ? 'plain' : 'success'}>
        {isEnded ? words.over : isEarly ? words.early : words.working}
      </Badge>
      {isEnded ? null : (
        <Button
          look={isAsked ? 'danger' : 'plain'}
          isBusy={isBusy}
          aria-label={isAsked ? undefined : words.endOf(name)}
          onClick={() => (isAsked ? void end() : setAsked(true))}
        >
          {isAsked ? words.sure : words.end}
        </Button>
      )}
    </div>
  );
}

export const screen: ScreenModule = { Screen: ReceptionScreen, texts: [staffLinkTexts] };
