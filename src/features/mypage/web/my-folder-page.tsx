import { useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { openHandout } from '#features/handout/web.ts';
import { readHandoutPath } from '#kernel/handout-path.ts';
import { saidOf } from '#web/api/said-of.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { FolderIcon } from '#web/ui/page-icons.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MyFolderItem } from '../contract.ts';
import { readMyFolder, removeItem, saveItem } from './folder-calls.ts';
import { FolderRow } from './folder-row.tsx';
import { myFolderSection } from './mypage-section.ts';
import { mypageTexts } from './mypage-texts.ts';
import './mypage.css';

export const texts = [mypageTexts, navigationTexts];

export const load = (context: PageContext): Promise<MyFolderItem[]> => readMyFolder(context);

export function head(_: MyFolderItem[], context: PageContext): PageHead {
  return { title: myFolderSection.says[context.language].title };
}

/** The items that the member saved to find them again (MYPAGE-013). */
export function Page({ data }: { data: MyFolderItem[] }) {
  const { language } = usePageContext();
  const say = useTexts(mypageTexts);
  const toMypage = useBackToMypage();
  const { items, removed, failure, open, remove, undo } = useFolder(data);
  return (
    <PageFrame title={myFolderSection.says[language].title} width="reading" back={toMypage}>
      <div className="hb-folder-notes" aria-live="polite">
        {removed ? (
          <Notice kind="success">
            <p className="hb-folder-removed">
              <span>{say.folder.removed(removed.name)}</span>
              <Button size="small" onClick={undo}>
                {say.folder.undo}
              </Button>
            </p>
          </Notice>
        ) : null}
        {failure ? (
          <Notice kind="error">
            <p>{failure}</p>
          </Notice>
        ) : null}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={<FolderIcon />} title={say.folder.emptyTitle} text={say.folder.emptyText} />
      ) : (
        <Rows>
          {items.map((item) => (
            <FolderRow key={item.myFolderItemId} item={item} onOpen={() => open(item)} onRemove={() => remove(item)} />
          ))}
        </Rows>
      )}
    </PageFrame>
  );
}

/** A removed row disappears at once and comes back when the server refused. */
function useFolder(loaded: MyFolderItem[]) {
  const context = usePageContext();
  const [items, setItems] = useState(loaded);
  const [removed, setRemoved] = useState<MyFolderItem>();
  const [failure, setFailure] = useState<string>();
  const { failed } = useTexts(mypageTexts).folder;
  const common = useTexts(commonTexts);
  const attempt = async (work: () => Promise<void>, fail: (error: unknown) => string): Promise<void> => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(fail(error));
    }
  };
  const without = (item: MyFolderItem) => (all: MyFolderItem[]) =>
    all.filter((one) => one.myFolderItemId !== item.myFolderItemId);
  return {
    items,
    removed,
    failure,
    open(item: MyFolderItem): void {
      const place = readHandoutPath(item.path);
      if (place === undefined) return;
      void attempt(
        () => openHandout(context, place),
        (error) => saidOf(error, common),
      );
    },
    remove(item: MyFolderItem): void {
      const before = items;
      setItems(without(item));
      setRemoved(item);
      void attempt(
        () => removeItem(context, item.myFolderItemId),
        () => {
          setItems(before);
          setRemoved(undefined);
          return failed;
        },
      );
    },
    undo(): void {
      const item = removed;
      if (item === undefined) return;
      setRemoved(undefined);
      void attempt(
        async () => {
          const saved = await saveItem(context, item);
          setItems((now) => [saved, ...now]);
        },
        () => {
          setRemoved(item);
          return failed;
        },
      );
    },
  };
}
