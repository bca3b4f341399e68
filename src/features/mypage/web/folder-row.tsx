import type { ReactNode } from 'react';
import { formatByteSize } from '#kernel/byte-size.ts';
import { readHandoutPath } from '#kernel/handout-path.ts';
import { parseInstant } from '#kernel/period.ts';
import { shownDate } from '#kernel/shown-date.ts';
import { assetHref, siteHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { DocumentIcon, LinkIcon } from '#web/ui/icons.tsx';
import { TrashIcon } from '#web/ui/page-icons.tsx';
import type { MyFolderItem } from '../contract.ts';
import { mypageTexts } from './mypage-texts.ts';

interface Actions {
  onOpen: () => void;
  onRemove: () => void;
}

/** A stored file opens in a new tab, a page of the site in the same one, and a handout is downloaded. */
export function FolderRow({ item, onOpen, onRemove }: { item: MyFolderItem } & Actions) {
  const language = useLanguage();
  const { folder: say } = useTexts(mypageTexts);
  const isPage = !item.path.startsWith('/media/') && readHandoutPath(item.path) === undefined;
  const savedAt = parseInstant(item.savedAt);
  return (
    <li className="hb-row hb-folder-row">
      <span className="hb-mypage-icon">{isPage ? <LinkIcon /> : <DocumentIcon />}</span>
      <div className="hb-row-text">
        <p className="hb-row-title">
          <Opener item={item} onOpen={onOpen}>
            {item.name}
          </Opener>
        </p>
        <p className="hb-row-meta">
          {savedAt === undefined ? null : (
            <time dateTime={item.savedAt}>{say.savedOn(shownDate(savedAt, language))}</time>
          )}
          {item.size === null ? null : <span>{formatByteSize(item.size)}</span>}
        </p>
      </div>
      <button type="button" className="hb-icon-button" aria-label={say.remove(item.name)} onClick={onRemove}>
        <TrashIcon />
      </button>
    </li>
  );
}

/** Each download of a handout needs an address of its own, so a handout is no link. */
function Opener({ item, onOpen, children }: { item: MyFolderItem; onOpen: () => void; children: ReactNode }) {
  const context = usePageContext();
  if (readHandoutPath(item.path) !== undefined) {
    return (
      <button type="button" className="hb-card-link" onClick={onOpen}>
        {children}
      </button>
    );
  }
  const link = item.path.startsWith('/media/')
    ? { href: assetHref(context.hostSite, item.path), target: '_blank', rel: 'noopener noreferrer' }
    : { href: siteHref(context, item.path) };
  return (
    <a className="hb-card-link" {...link}>
      {children}
    </a>
  );
}
