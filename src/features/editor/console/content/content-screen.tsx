import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { isRecord } from '#kernel/is-record.ts';
import { localize } from '#kernel/localized-text.ts';
import { editorTexts } from '../editor-texts.ts';
import { placeOf } from '../../rules/home-parts.ts';
import { formTexts } from '../form/form-words.ts';
import { wordsCode } from '../form/words-code.ts';
import { ToGrid } from '../grid/to-grid.tsx';
import { type Outline, useOutline } from '../use-outline.ts';
import { AddModule } from './add-module.tsx';
import { contentTexts } from './content-texts.ts';
import { moved } from './moved.ts';
import { OrderButtons } from './order-buttons.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useContentChanges } from './use-content-changes.ts';
import '../form/form.css';
import './content.css';

type Content = Outline['contents'][number];

function ContentScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(contentTexts);
  const { data, failure, again } = useOutline(site);
  if (data !== undefined) return <Contents key={site} site={site} outline={data} />;
  return (
    <Page title={words.content.title}>
      {failure === undefined ? <Skeleton rows={6} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
    </Page>
  );
}

function Contents({ site, outline }: { site: string; outline: Outline }) {
  const { toast, failureOf, language } = useConsole();
  const changes = useContentChanges(site);
  const { content: words } = useWords(contentTexts);
  const { settings } = useWords(editorTexts);
  const { nameOf, labelsOf } = useWords(formTexts);
  const [order, setOrder] = useState<readonly number[]>();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Content>();
  const canEdit = outline.rights.includes('edit');
  const inOrder = order?.flatMap((id) => outline.contents.filter(({ contentId }) => contentId === id));
  const contents = inOrder?.length === outline.contents.length ? inOrder : outline.contents;
  const titleOf = ({ title, ...content }: Content): string =>
    localize(title, language, outline.languages[0] ?? language) || nameOf(wordsCode(content));

  const move = async (from: number, to: number): Promise<void> => {
    const next = moved(contents, from, to).map(({ contentId }) => contentId);
    setOrder(next);
    try {
      await changes.order(next);
    } catch (error) {
      setOrder(undefined);
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        canEdit ? (
          <Button look="main" onClick={() => setAdding(true)}>
            <PlusIcon />
            {words.add}
          </Button>
        ) : undefined
      }
    >
      {contents.length === 0 ? <EmptyState title={words.emptyTitle} text={words.emptyText} /> : null}
      {canEdit ? null : (
        <Notice kind="info">
          <p>{settings.readOnly}</p>
        </Notice>
      )}
      <ol className="hc-rows hc-content-rows">
        {contents.map((content, at) => {
          const { contentId, isVisible, items } = content;
          // Whoever has words for items has items.
          const labels = labelsOf(wordsCode(content));
          const hasItems = isRecord(labels) && labels['item'] !== undefined;
          const to = `/console/sites/${site}/content/${contentId}${hasItems ? '' : '/settings'}`;
          const title = titleOf(content);
          const name = nameOf(wordsCode(content));
          return (
            <li key={String(contentId)} className="hc-row">
              <Link className="hc-row-text" to={to}>
                <span className="hc-row-title">{title}</span>
                <span className="hc-muted">
                  {title === name ? null : name}
                  {title !== name && hasItems ? ' · ' : null}
                  {hasItems ? words.items(items) : null}
                </span>
              </Link>
              <ToGrid site={site} content={content} name={title} />
              {isVisible ? null : <Badge kind="plain">{words.hidden}</Badge>}
              {canEdit ? (
                <OrderButtons
                  name={title}
                  at={at}
                  of={contents.length}
                  isUnordered={placeOf(content.moduleCode) !== 'home'}
                  onMove={(next) => void move(at, next)}
                  onRemove={() => setRemoving(content)}
                />
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="hc-page-foot">
        <Link to={`/console/sites/${site}/settings/all`}>{settings.all}</Link>
      </p>
      {isAdding ? <AddModule site={site} outline={outline} onClose={() => setAdding(false)} /> : null}
      {removing === undefined ? null : (
        <RemoveDialog
          {...{ site, outline }}
          contentId={removing.contentId}
          name={titleOf(removing)}
          items={removing.items}
          onRemove={() => changes.remove(removing.contentId)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: ContentScreen, texts: [contentTexts, formTexts] };
