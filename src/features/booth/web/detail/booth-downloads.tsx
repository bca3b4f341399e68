import { useState } from 'react';
import { openHandout } from '#features/handout/web.ts';
import { saveItem } from '#features/mypage/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { formatByteSize } from '#kernel/byte-size.ts';
import { handoutPath } from '#kernel/handout-path.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { useNavigate } from '#web/navigation/router-context.ts';
import { pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentIcon } from '#web/ui/icons.tsx';
import { DownloadIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { BoothDetail } from '../../contract/detail.ts';
import { boothDetailTexts } from './booth-detail-texts.ts';
import { PrivacyNote } from './privacy-note.tsx';

interface DownloadsProps {
  booth: BoothDetail;
  contentId: number;
  title: string;
}

type BoothDocument = BoothDetail['documents'][number];

/** The outcome of the last press. */
type Outcome =
  | { kind: 'started'; name: string; folder: 'saved' | 'full' | 'off' }
  | { kind: 'failed'; message: string };

/** The documents of a booth, for members; each goes into my folder too (BOOTH-042). */
export function BoothDownloads({ booth, contentId, title }: DownloadsProps) {
  const say = useTexts(boothDetailTexts);
  const { isLoggedIn } = usePersonal();
  const { busyId, outcome, get } = useDownload(contentId, booth.boothId);
  return (
    <div className="hb-stack">
      <PrivacyNote>{say.privacy.download(title)}</PrivacyNote>
      <div className="hb-booth-notes" aria-live="polite">
        {outcome ? <Said outcome={outcome} /> : null}
      </div>
      <ul className="hb-rows">
        {booth.documents.map((document) => (
          <li key={document.id} className="hb-row">
            <DocumentIcon />
            <div className="hb-row-text">
              <p className="hb-row-title">{document.name}</p>
              <p className="hb-row-meta">
                <span>{endingOf(document.fileName)}</span>
                <span>{formatByteSize(document.bytes)}</span>
              </p>
            </div>
            <Button
              size="small"
              icon={<DownloadIcon />}
              busy={busyId === document.id}
              aria-label={say.download.getNamed(document.name)}
              onClick={() => get(document)}
            >
              {busyId === document.id ? say.download.preparing : say.download.get}
            </Button>
          </li>
        ))}
      </ul>
      {isLoggedIn ? null : <p className="hb-booth-hint">{say.download.loginText}</p>}
    </div>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  const { download: say } = useTexts(boothDetailTexts);
  if (outcome.kind === 'failed') {
    return (
      <Notice kind="error">
        <p>{outcome.message}</p>
      </Notice>
    );
  }
  const { name, folder } = outcome;
  return (
    <Notice kind="success">
      <p>{say.started(name)}</p>
      {folder === 'saved' ? (
        <p>
          {say.saved}{' '}
          <PageLink className="hb-link" page="myFolder">
            {say.toFolder}
          </PageLink>
        </p>
      ) : null}
      {folder === 'full' ? <p>{say.folderFull}</p> : null}
    </Notice>
  );
}

/** A visitor is led to the login and comes back to this panel. */
function useDownload(contentId: number, boothId: number) {
  const context = usePageContext<SiteInit>();
  const { isLoggedIn } = usePersonal();
  const navigate = useNavigate();
  const common = useTexts(commonTexts);
  const [busyId, setBusyId] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();

  const keep = async ({ id, name }: BoothDocument): Promise<'saved' | 'full' | 'off'> => {
    if (!context.init.mypage.myFolder.isEnable) return 'off';
    const path = handoutPath({ moduleCode: 'booth', contentId, detailId: boothId, handoutId: id });
    try {
      await saveItem(context, { name, path });
      return 'saved';
    } catch (error) {
      return isStatus(error, status.conflict) ? 'full' : 'off';
    }
  };

  return {
    busyId,
    outcome,
    get(document: BoothDocument): void {
      if (!isLoggedIn) {
        rememberDestination(browserStorage().session, window.location.href);
        void navigate(pageHref(context, 'login'));
        return;
      }
      setBusyId(document.id);
      setOutcome(undefined);
      const place = { moduleCode: 'booth', contentId, detailId: boothId, handoutId: document.id };
      openHandout(context, place)
        .then(async () => setOutcome({ kind: 'started', name: document.name, folder: await keep(document) }))
        .catch((error: unknown) => setOutcome({ kind: 'failed', message: saidOf(error, common) }))
        .finally(() => setBusyId(undefined));
    },
  };
}

function endingOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
}
