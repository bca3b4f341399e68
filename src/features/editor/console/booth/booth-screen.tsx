import { useMemo, useState } from 'react';
import { ConsoleContext, useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { ExternalIcon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { fieldsOfExhibitor } from '#kernel/console/exhibitor-fields.ts';
import { formFields } from '#kernel/console/form-fields.ts';
import { localize } from '#kernel/localized-text.ts';
import { titleOfItem } from '#kernel/item-title.ts';
import type { publishOwnBooth } from '../../contract/booth.ts';
import { contentTexts } from '../content/content-texts.ts';
import { moduleDocuments } from '../form/all-schemas.ts';
import { DocumentForm } from '../form/document-form.tsx';
import { formTexts } from '../form/form-words.ts';
import type { Outline } from '../use-outline.ts';
import { BoothBadge } from './booth-badge.tsx';
import { boothTexts } from './booth-texts.ts';
import { ownBoothApi } from './own-booth-api.ts';
import { type OwnBooths, useOwnBooths } from './use-own-booths.ts';
import './booth.css';

type OwnBooth = OwnBooths['booths'][number];

/** An exhibitor's own booth: the form of the editor with the fields that are theirs, beside the page that it makes. */
function BoothScreen({ params: { site = '', contentId = '', detailId = '' } }: ScreenProps) {
  const { failureOf } = useConsole();
  const words = useWords(boothTexts);
  const { data, failure, again } = useOwnBooths(site);
  const booth = data?.booths.find((one) => String(one.contentId) === contentId && String(one.detailId) === detailId);
  if (data !== undefined && booth !== undefined) return <Booth site={site} own={data} booth={booth} />;
  const gone = data === undefined ? failure : { ...failureOf(undefined), isNotFound: true };
  return (
    <Page title={words.title}>
      {gone === undefined ? <Skeleton rows={5} /> : <ReadFailed failure={gone} onAgain={() => void again()} />}
    </Page>
  );
}

function Booth({ site, own, booth }: { site: string; own: OwnBooths; booth: OwnBooth }) {
  const console = useConsole();
  const words = useWords(boothTexts);
  const { contentId, detailId } = booth;
  const { api, cache, language } = console;
  const ofBooth = useMemo(
    () => ({
      ...console,
      api: ownBoothApi(api, { contentId: String(contentId), detailId: String(detailId) }),
    }),
    [console, api, contentId, detailId],
  );
  const fields = useMemo(() => fieldsOfExhibitor(formFields(moduleDocuments.get('booth')?.item)), []);
  const { title, languages, path, isPublished } = own;
  const outline: Outline = {
    site,
    kind: 'event',
    title,
    languages,
    isPublished,
    isWithdrawn: false,
    contents: [],
    rights: ['edit'],
    hasChanges: booth.hasChanges,
    publishedAt: null,
    plannedAt: null,
    enters: { who: 'everybody', needsCode: false },
    mayCopy: false,
    lacks: [],
    needsFactor: false,
    path,
  };
  return (
    <ConsoleContext value={ofBooth}>
      <DocumentForm
        key={`${contentId} ${detailId}`}
        site={site}
        outline={outline}
        code="booth"
        name={`item-${contentId}-${detailId}`}
        fields={fields}
        words={['item']}
        titleOf={({ value }) => localize(titleOfItem(value), language, languages[0] ?? language) || words.untitled}
        above={
          <>
            {own.booths.length > 1 ? <BackTo to={`/console/sites/${site}/booths`} text={words.title} /> : null}
            <ConsoleContext value={console}>
              <PublishBar site={site} own={own} booth={booth} onPublished={() => cache.changed(`booths/${site}`)} />
            </ConsoleContext>
          </>
        }
      />
    </ConsoleContext>
  );
}

/** How the booth stands to what visitors see, and who makes it public. */
function PublishBar({
  site,
  own,
  booth,
  onPublished,
}: {
  site: string;
  own: OwnBooths;
  booth: OwnBooth;
  onPublished: () => void;
}) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(boothTexts);
  const [isBusy, setBusy] = useState(false);
  const { contentId, detailId, mayPublish, isPublished } = booth;
  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof publishOwnBooth>('sites/{site}/booths/{contentId}/{detailId}/publish', {
        params: { site, contentId, detailId },
        body: {},
      });
      toast({ text: words.published });
      onPublished();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="hc-booth-bar">
      <BoothBadge booth={booth} />
      <p className="hc-muted">{own.isPublished ? (mayPublish ? null : words.organiserPublishes) : words.eventWaits}</p>
      {isPublished ? (
        <a
          className="hc-button"
          data-look="quiet"
          href={`${own.path}/module/booth/${contentId}/${detailId}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalIcon />
          {words.open}
        </a>
      ) : null}
      {mayPublish ? (
        <Button look="main" isBusy={isBusy} onClick={() => void publish()}>
          {words.publish}
        </Button>
      ) : null}
    </div>
  );
}

export const screen: ScreenModule = { Screen: BoothScreen, texts: [boothTexts, contentTexts, formTexts] };
