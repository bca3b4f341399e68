import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { placeOf } from '../../rules/home-parts.ts';
import type { readHome } from '../../contract/home.ts';
import { AddModule } from '../content/add-module.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { moved } from '../content/moved.ts';
import { OrderButtons } from '../content/order-buttons.tsx';
import { useContentName } from '../content/part-screens.tsx';
import { RemoveDialog } from '../content/remove-dialog.tsx';
import { siteTypeOf } from '../content/site-type-of.ts';
import { useContentChanges } from '../content/use-content-changes.ts';
import { editorTexts } from '../editor-texts.ts';
import { formTexts } from '../form/form-words.ts';
import { asJson } from '../part/as-json.ts';
import type { PartKeeper, SaveState } from '../part/part-keeper.ts';
import { SaveMark, worstOf } from '../part/save-mark.tsx';
import { useSaves } from '../part/use-saves.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { type Outline, useOutline } from '../use-outline.ts';
import { FrameRows } from './frame-rows.tsx';
import { type HomeContent, HomeRow } from './home-row.tsx';
import { homeTexts } from './home-texts.ts';
import { type HomePart, usePreviewParts } from './use-preview-parts.ts';
import '../part/part.css';
import '../form/form.css';
import '../content/content.css';
import './home.css';

function HomeScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(homeTexts);
  const outline = useOutline(site);
  const home = useCall(`home/${site}`, (api) => api.get<typeof readHome>('sites/{site}/home', { params: { site } }));
  if (outline.data !== undefined && home.data !== undefined) {
    const contents = home.data.map((content) => ({ ...content, value: asJson(content.value) }));
    return <Home key={site} site={site} outline={outline.data} contents={contents} />;
  }
  const failure = outline.failure ?? home.failure;
  const again = (): void => void Promise.all([outline.again(), home.again()]);
  return (
    <Page title={words.title} width="editor">
      {failure === undefined ? <Skeleton rows={6} /> : <ReadFailed failure={failure} onAgain={again} />}
    </Page>
  );
}

function Home({ site, outline, contents }: { site: string; outline: Outline; contents: readonly HomeContent[] }) {
  const { toast, failureOf } = useConsole();
  const words = useWords(homeTexts);
  const { content: contentWords, preview } = useWords(contentTexts);
  const { settings } = useWords(editorTexts);
  const contentName = useContentName();
  const changes = useContentChanges(site);
  const [order, setOrder] = useState<readonly number[]>();
  const [chosen, setChosen] = useState<HomePart>();
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<HomeContent>();
  const [rounds, setRounds] = useState(0);
  const [states, setStates] = useState<ReadonlyMap<number, SaveState>>(new Map());
  const keepers = useRef(new Map<number, PartKeeper>());
  const whole = useRef<HTMLDivElement>(null);
  const canEdit = outline.rights.includes('edit');
  const type = siteTypeOf(outline);

  const onHome = contents.filter(({ moduleCode }) => placeOf(moduleCode) === 'home');
  const inOrder = order?.flatMap((id) => onHome.filter(({ contentId }) => contentId === id));
  const rows = inOrder?.length === onHome.length ? inOrder : onHome;
  const nameOfContent = (content: HomeContent): string => {
    const outlined = outline.contents.find(({ contentId }) => contentId === content.contentId);
    return outlined === undefined ? '' : contentName(outline, outlined);
  };
  const saving = worstOf([...states.values()]);
  const saves = useSaves(saving);

  const onState = useCallback((contentId: number, state: SaveState, keeper: PartKeeper) => {
    keepers.current.set(contentId, keeper);
    setStates((before) => (before.get(contentId) === state ? before : new Map(before).set(contentId, state)));
  }, []);
  /** The row of a part that was pressed in the page. */
  const choose = useCallback(
    (part: HomePart) => {
      const own = contents.find(({ moduleCode }) => moduleCode === part)?.contentId;
      setShown('form');
      setChosen(typeof part === 'number' ? part : (own ?? part));
      requestAnimationFrame(() => {
        const row = whole.current?.querySelector<HTMLElement>(`[data-part="${own ?? part}"]`);
        row?.focus({ preventScroll: true });
        row?.scrollIntoView({ block: 'center' });
      });
    },
    [contents],
  );
  const onShown = usePreviewParts(chosen, choose);
  const open = (contentId: number) => (isOpen: boolean) => setChosen(isOpen ? contentId : undefined);

  const move = async (from: number, to: number): Promise<void> => {
    const next = moved(rows, from, to).map(({ contentId }) => contentId);
    setOrder(next);
    try {
      await changes.order(next);
      setRounds((count) => count + 1);
    } catch (error) {
      setOrder(undefined);
      toast({ text: failureOf(error).message });
    }
  };
  /** The menu and the tabs, which something else than their own rows has changed. */
  const readFrames = async (): Promise<void> => {
    const frames = contents.filter(({ moduleCode }) => placeOf(moduleCode) === 'frame');
    await Promise.all(frames.flatMap((frame) => keepers.current.get(frame.contentId)?.read() ?? []));
    setRounds((count) => count + 1);
  };
  const remove = async ({ contentId }: HomeContent): Promise<void> => {
    const keeper = keepers.current.get(contentId);
    await Promise.all([...keepers.current.values()].map((one) => one.flush()));
    await changes.remove(contentId);
    keeper?.forget();
    keepers.current.delete(contentId);
    // Links to it went with it.
    await readFrames();
    setStates((before) => new Map([...before].filter(([id]) => id !== contentId)));
    setRounds((count) => count + 1);
  };
  const added = (contentId: number): void => {
    changes.added();
    setAdding(false);
    setChosen(contentId);
    setRounds((count) => count + 1);
  };
  // A new row opens once it is there.
  useEffect(() => {
    if (typeof chosen !== 'number') return;
    whole.current?.querySelector(`[data-part="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, contents.length]);

  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="editor"
      actions={
        <>
          <SaveMark saving={saving} />
          {canEdit ? (
            <Button look="main" onClick={() => setAdding(true)}>
              <PlusIcon />
              {words.add}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="hc-editor-tabs">
        <Button aria-pressed={shown === 'form'} onClick={() => setShown('form')}>
          {preview.form}
        </Button>
        <Button aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
          {preview.title}
        </Button>
      </div>
      <div className="hc-editor hc-home" data-shown={shown}>
        <div ref={whole} className="hc-form hc-editor-form">
          {canEdit ? null : (
            <Notice kind="info">
              <p>{settings.readOnly}</p>
            </Notice>
          )}
          {type === 'evesta' ? null : (
            <section className="hc-home-cover" data-is-open={chosen === 'cover' || undefined}>
              <h2 className="hc-row-title" data-part="cover" tabIndex={-1}>
                {words.cover}
              </h2>
              <p className="hc-muted">{words.coverText}</p>
              <p className="hc-home-ways">
                <Link to={`/console/sites/${site}/settings`}>{words.toSettings}</Link>
                <Link to={`/console/sites/${site}/look`}>{words.toLook}</Link>
              </p>
            </section>
          )}
          <section aria-labelledby="home-list">
            <h2 id="home-list" className="hc-home-title">
              {words.list}
            </h2>
            {rows.length === 0 ? <EmptyState title={contentWords.emptyTitle} text={words.emptyText} /> : null}
            <ol className="hc-rows hc-home-rows">
              {rows.map((content, at) => (
                <HomeRow
                  key={String(content.contentId)}
                  {...{ site, outline, content, canEdit, onState }}
                  isOpen={chosen === content.contentId}
                  onOpen={open(content.contentId)}
                  onPlaced={() => void readFrames()}
                  order={
                    <OrderButtons
                      name={nameOfContent(content)}
                      at={at}
                      of={rows.length}
                      onMove={(to) => void move(at, to)}
                      onRemove={() => setRemoving(content)}
                    />
                  }
                />
              ))}
            </ol>
          </section>
          {type === 'evesta' ? null : (
            <FrameRows {...{ site, outline, contents, rows, canEdit, onState, chosen }} onOpen={open} onMade={added} />
          )}
          <p className="hc-page-foot">
            <Link to={`/console/sites/${site}/content`}>{words.toContent}</Link>
          </p>
        </div>
        <PreviewPane
          site={site}
          languages={outline.languages}
          saves={saves + rounds}
          isAsked={shown === 'preview'}
          onShown={onShown}
        />
      </div>
      {isAdding ? (
        <AddModule
          site={site}
          outline={outline}
          isOffered={(code) => placeOf(code) === 'home'}
          onAdded={added}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {removing === undefined ? null : (
        <RemoveDialog
          {...{ site, outline }}
          contentId={removing.contentId}
          name={nameOfContent(removing)}
          items={removing.items}
          onRemove={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: HomeScreen, texts: [homeTexts, contentTexts, formTexts] };
