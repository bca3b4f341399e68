import { useMemo, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { TimeZoneNote } from '#console/ui/time-zone-note.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { compareKeptDraft, compareVersion, listVersions } from '../../contract/versions.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { changeTexts } from '../changes/change-texts.ts';
import { ConfirmDialog } from '../content/confirm-dialog.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { type Outline, useOutline } from '../use-outline.ts';
import { type Old, oldNamed, useRestore } from './old-version.ts';
import { useSaidOld } from './said-old.ts';
import { versionTexts } from './version-texts.ts';
import '../publish.css';
import './versions.css';

function VersionScreen({ params: { site = '', version = '' } }: ScreenProps) {
  const { failureOf } = useConsole();
  const { versions: words } = useWords(versionTexts);
  const outline = useOutline(site);
  const found = useCall(`versions/${site}`, (calls) =>
    calls.get<typeof listVersions>('sites/{site}/versions', { params: { site } }),
  );
  const old = found.data && oldNamed(found.data, version);
  if (outline.data !== undefined && old !== undefined) {
    const hasBefore = 'revision' in old && found.data?.publications.at(-1) !== old;
    return <Version key={version} {...{ site, outline: outline.data, old, hasBefore }} />;
  }
  const isGone = outline.data !== undefined && found.data !== undefined;
  const failure = isGone ? { ...failureOf(undefined), isNotFound: true } : (outline.failure ?? found.failure);
  const again = (): void => void Promise.all([outline.again(), found.again()]);
  return (
    <Page title={words.title} above={<BackTo to={`/console/sites/${site}/versions`} text={words.title} />}>
      {failure === undefined ? <Skeleton rows={5} /> : <ReadFailed failure={failure} onAgain={again} />}
    </Page>
  );
}

interface VersionProps {
  site: string;
  outline: Outline;
  old: Old;
  /** Whether an earlier publication is kept. */
  hasBefore: boolean;
}

/** What is in an earlier version: the real page, and what differs from what is there now. */
function Version({ site, outline, old, hasBefore }: VersionProps) {
  const { router, toast } = useConsole();
  const { versions: words, look } = useWords(versionTexts);
  const { preview } = useWords(contentTexts);
  const { date, by, note } = useSaidOld()(old);
  const restore = useRestore(site);
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const [isRestoring, setRestoring] = useState(false);
  const [kind, id] = 'revision' in old ? (['revision', old.revision] as const) : (['keptId', old.keptId] as const);
  const version = useMemo(() => (kind === 'revision' ? { revision: id } : { keptId: id }), [kind, id]);
  return (
    <Page
      title={date}
      lead={['revision' in old ? words.number(old.number) : undefined, note, by].filter(Boolean).join(' · ')}
      width="editor"
      above={<BackTo to={`/console/sites/${site}/versions`} text={words.title} />}
      actions={
        outline.rights.includes('edit') ? (
          <Button onClick={() => setRestoring(true)}>{words.restore}</Button>
        ) : undefined
      }
    >
      <TimeZoneNote />
      <div className="hc-editor-tabs">
        <Button aria-pressed={shown === 'form'} onClick={() => setShown('form')}>
          {look.differences}
        </Button>
        <Button aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
          {preview.title}
        </Button>
      </div>
      <div className="hc-editor" data-shown={shown}>
        <Differences {...{ site, outline, old, hasBefore }} />
        <PreviewPane
          site={site}
          version={version}
          languages={outline.languages}
          saves={0}
          isAsked={shown === 'preview'}
        />
      </div>
      {isRestoring ? (
        <ConfirmDialog
          title={words.restoreTitle(date)}
          text={words.restoreText}
          button={words.restore}
          onConfirm={async () => {
            await restore(old);
            toast({ text: words.restored });
            router.go(`/console/sites/${site}/publish`);
          }}
          onClose={() => setRestoring(false)}
        />
      ) : null}
    </Page>
  );
}

/** What a version is compared with; only a publication has one before it. */
type Present = 'draft' | 'public' | 'before';

function Differences({ site, outline, old, hasBefore }: VersionProps) {
  const { look } = useWords(versionTexts);
  const [present, setPresent] = useState<Present>('draft');
  const isPublication = 'revision' in old;
  const id = isPublication ? old.revision : old.keptId;
  const { data, failure, again } = useCall(`differences/${site}/${isPublication}/${id}/${present}`, (api) =>
    isPublication
      ? api.get<typeof compareVersion>('sites/{site}/versions/{revisionId}/changes', {
          params: { site, revisionId: id },
          query: { present },
        })
      : api.get<typeof compareKeptDraft>('sites/{site}/drafts/{keptId}/changes', {
          params: { site, keptId: id },
          query: { present: present === 'public' ? 'public' : 'draft' },
        }),
  );
  const choices: readonly Present[] = [
    'draft',
    ...(outline.publishedAt === null ? [] : (['public'] as const)),
    ...(hasBefore ? (['before'] as const) : []),
  ];
  return (
    <div className="hc-form hc-editor-form">
      <SelectField
        label={look.compareWith}
        hint={look.lead}
        choices={choices.map((value) => ({ value, label: look.present[value] }))}
        value={present}
        onChange={(value) => setPresent(choices.find((one) => one === value) ?? 'draft')}
      />
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : data.total === 0 ? (
        <Card>
          <p>{look.same}</p>
        </Card>
      ) : (
        <ChangeList
          site={site}
          changes={data}
          outline={outline}
          ofVersion={{ title: look.total(data.total), kinds: look.kinds, isLinked: present !== 'before' }}
        />
      )}
    </div>
  );
}

export const screen: ScreenModule = {
  Screen: VersionScreen,
  texts: [editorTexts, versionTexts, contentTexts, formTexts, changeTexts],
};
