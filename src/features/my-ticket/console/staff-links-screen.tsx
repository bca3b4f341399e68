import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { CheckIcon } from '#console/ui/icon.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { saidDate, saidPeriod } from '#kernel/said-date.ts';
import { drawQr } from '#web/ui/qr-drawing.ts';
import { useCopy } from '#web/ui/use-copy.ts';
import type { endStaffLink, listStaffLinks, StaffLink } from '../contract.ts';
import { type MadeLink, NewStaffLink } from './new-staff-link.tsx';
import { staffLinkTexts } from './staff-link-texts.ts';
import './staff-links.css';

/** Links by which staff without an account work at the reception. */
function StaffLinksScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(staffLinkTexts);
  const { data, failure, again } = useCall(`staff-links/${site}`, (api) =>
    api.get<typeof listStaffLinks>('sites/{site}/staff-links', { params: { site } }),
  );
  const [made, setMade] = useState<MadeLink>();
  const shown = (next: MadeLink): void => {
    setMade(next);
    void again();
  };
  return (
    <Page title={words.title} lead={words.lead}>
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <>
          {made === undefined ? null : <LinkToGive made={made} />}
          <NewStaffLink site={site} gates={data.gates} onMade={shown} />
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
      )}
    </Page>
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
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(staffLinkTexts);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, from, until, usedAt, devices, isEnded, staffLinkId } = link;
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
        <span className="hc-muted">{saidPeriod(from, until, language)}</span>
        <span className="hc-muted">
          {usedAt === null ? words.never : words.used(saidDate(usedAt, language), devices)}
        </span>
      </span>
      <Badge kind={isEnded ? 'plain' : 'success'}>{isEnded ? words.over : words.working}</Badge>
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

export const screen: ScreenModule = { Screen: StaffLinksScreen, texts: [staffLinkTexts] };
