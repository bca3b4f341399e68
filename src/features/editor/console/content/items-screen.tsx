import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { PlusIcon, SettingsIcon } from '#console/ui/icon.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import { labelAt } from '#kernel/console/field-labels.ts';
import { foldName } from '#kernel/fold-name.ts';
import { localize } from '#kernel/localized-text.ts';
import { needed } from '#web/parts/needed.ts';
import type { addItem } from '../../contract.ts';
import { formTexts } from '../form/form-words.ts';
import { useLater } from '../form/use-later.ts';
import { LaterNeeded, readNeeded } from '../form/later-needed.tsx';
import { wordsCode } from '../form/words-code.ts';
import type { FieldGroup, Fields } from '../form/needed-value.ts';
import { asFields } from '../part/as-json.ts';
import type { Json } from '../../rules/part-changes.ts';
import { ToGrid } from '../grid/to-grid.tsx';
import type { Outline } from '../use-outline.ts';
import { contentTexts } from './content-texts.ts';
import { OrderButtons } from './order-buttons.tsx';
import { type Content, ContentFrame, useContentName } from './part-screens.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { severalTexts } from './several/several-texts.ts';
import { LaterWhereSeen } from './where/later-where-seen.tsx';
import { type ListedItem, useItemPages } from './use-item-pages.ts';
import '../form/form.css';
import './content.css';

const loadSeveral = () => needed(() => import('./several/add-several.tsx'));
const textsOfSeveral = [severalTexts];

interface Asked {
  value: Fields;
  groups: readonly FieldGroup[];
  /** A new item of a name; undefined where a name is not enough. */
  valueOf: ((name: string) => Fields) | undefined;
}

function ItemsScreen({ params }: ScreenProps) {
  const { items } = useWords(contentTexts);
  return (
    <ContentFrame params={params} title={items.item}>
      {(outline, content) => (
        <Items key={String(content.contentId)} site={params['site'] ?? ''} outline={outline} content={content} />
      )}
    </ContentFrame>
  );
}

function Items({ site, outline, content }: { site: string; outline: Outline; content: Content }) {
  const { contentId, moduleCode } = content;
  const { api, cache, router, failureOf, language } = useConsole();
  const { items: words, content: contentWords, form } = useWords(contentTexts);
  const { labelsOf } = useWords(formTexts);
  const contentName = useContentName();
  const times = useSaidTimes();
  const pages = useItemPages(site, contentId);
  const [search, setSearch] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [removing, setRemoving] = useState<ListedItem>();
  const [asked, setAsked] = useState<Asked>();
  const [areSeveral, setSeveral] = useState(false);
  const several = useLater(loadSeveral, textsOfSeveral);
  // A link may wait for its address; a speaker needs none.
  const isOfLinks = moduleCode === 'united_web_link' && content.areSpeakers !== true;
  const itemName = labelAt(labelsOf(wordsCode(content)), ['item']).label;
  const ofSite = outline.languages[0] ?? language;
  const titleOf = ({ title }: ListedItem): string => localize(title, language, ofSite) || words.untitled;
  const canEdit = outline.rights.includes('edit');
  const wanted = foldName(search.trim());
  const all = pages.items ?? [];
  const shown = all
    .map((item, at) => ({ item, at }))
    .filter(({ item }) => wanted === '' || foldName(titleOf(item)).includes(wanted));

  const add = async (value: Json): Promise<readonly FieldIssue[]> => {
    const options = { params: { site, contentId }, body: { value: asFields(value) } };
    const { detailId, issues } = await api.post<typeof addItem>('sites/{site}/items/{contentId}', options);
    if (issues.length > 0) return issues;
    cache.changed(`outline/${site}`);
    router.go(`/console/sites/${site}/content/${contentId}/${detailId}`);
    return [];
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const { missingIn, neededItem, timesOf } = await readNeeded();
    const valueOf = (name: string): Fields =>
      neededItem(moduleCode, { language: ofSite, name, ...timesOf(outline.startDate) });
    // Nobody reads what a machine has called it: its organiser says what it is.
    const value = valueOf('');
    const groups = missingIn(moduleCode, value, true, isOfLinks ? ['url'] : []);
    if (groups.length > 0) {
      const isNameEnough = !isOfLinks && missingIn(moduleCode, valueOf(itemName), true).length === 0;
      setAsked({ value, groups, valueOf: isNameEnough ? valueOf : undefined });
      setSeveral(false);
      return setBusy(false);
    }
    try {
      const [issue] = await add(value);
      if (issue !== undefined) setFailed(contentWords.notAdded);
    } catch (error) {
      setFailed(failureOf(error).message);
    }
    setBusy(false);
  };
  const addButton = canEdit ? (
    <Button look="main" isBusy={isBusy} onClick={() => void begin()}>
      <PlusIcon />
      {words.add(itemName)}
    </Button>
  ) : null;

  return (
    <Page
      title={contentName(outline, content)}
      lead={pages.items === undefined ? undefined : contentWords.items(pages.total)}
      above={<BackTo to={`/console/sites/${site}/content`} text={contentWords.title} />}
      actions={
        <>
          <ToGrid site={site} content={content} />
          <ButtonLink to={`/console/sites/${site}/content/${contentId}/settings`}>
            <SettingsIcon />
            {words.settings}
          </ButtonLink>
          {addButton}
        </>
      }
    >
      {asked === undefined ? null : areSeveral && several !== undefined && asked.valueOf !== undefined ? (
        <several.AddSeveral
          {...{ site, contentId }}
          title={words.add(itemName)}
          valueOf={asked.valueOf}
          onAdded={() => {
            cache.changed(`outline/${site}`);
            void pages.again();
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : (
        <LaterNeeded
          {...{ site, outline, contentId }}
          title={words.add(itemName)}
          code={wordsCode(content)}
          begun={asked.value}
          groups={asked.groups}
          onAdd={add}
          onClose={() => setAsked(undefined)}
          otherWay={
            several === undefined || asked.valueOf === undefined ? null : (
              <several.SeveralButton onPress={() => setSeveral(true)} />
            )
          }
        />
      )}
      {failed === undefined ? null : (
        <div className="hc-changes-note">
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        </div>
      )}
      <LaterWhereSeen {...{ site, outline, contentId, canEdit }} />
      {pages.items === undefined ? (
        pages.failure === undefined ? (
          <Skeleton rows={6} />
        ) : (
          <ReadFailed failure={pages.failure} onAgain={() => void pages.again()} />
        )
      ) : all.length === 0 ? (
        <EmptyState title={words.emptyTitle(itemName)} text={words.emptyText}>
          {addButton}
        </EmptyState>
      ) : (
        <>
          <div className="hc-items-head">
            <TextField
              label={form.searchByName}
              hint={pages.hasMore ? words.searchLoaded(all.length, pages.total) : undefined}
              autoComplete="off"
              value={search}
              onChange={setSearch}
            />
          </div>
          {all[0]?.dated === undefined ? null : <p className="hc-muted">{words.byDate}</p>}
          {shown.length === 0 ? <p className="hc-muted">{form.noneFound}</p> : null}
          <ol className="hc-rows hc-content-rows">
            {shown.map(({ item, at }) => (
              <li key={item.detailId} className="hc-row">
                <Link className="hc-row-text" to={`/console/sites/${site}/content/${contentId}/${item.detailId}`}>
                  <span className="hc-row-title">{titleOf(item)}</span>
                  {item.dated === undefined ? null : <span className="hc-muted">{times.date(item.dated.date)}</span>}
                </Link>
                {item.dated?.waits === true ? <Badge kind="plain">{words.waits}</Badge> : null}
                {canEdit ? (
                  <OrderButtons
                    name={titleOf(item)}
                    at={at}
                    // The last that is loaded keeps its place: what is not loaded follows it.
                    of={pages.hasMore ? all.length - (at === all.length - 1 ? 0 : 1) : all.length}
                    isUnordered={item.dated !== undefined}
                    isFixed={wanted !== '' || (pages.hasMore && at === all.length - 1)}
                    onMove={(to) => void pages.move(at, to)}
                    onRemove={() => setRemoving(item)}
                  />
                ) : null}
              </li>
            ))}
          </ol>
          {pages.hasMore ? (
            <div className="hc-more">
              <Button isBusy={pages.isReading} onClick={() => void pages.more()}>
                {words.more(pages.total - all.length)}
              </Button>
              {pages.failure === undefined ? null : <p className="hc-error">{pages.failure.message}</p>}
            </div>
          ) : null}
        </>
      )}
      {removing === undefined ? null : (
        <RemoveDialog
          {...{ site, outline, contentId }}
          detailId={removing.detailId}
          name={titleOf(removing)}
          onRemove={() => pages.remove(removing.detailId)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Page>
  );
}

/** Times for what needs some: when the event begins, and an hour later. */
export const screen: ScreenModule = { Screen: ItemsScreen, texts: [contentTexts, formTexts] };
