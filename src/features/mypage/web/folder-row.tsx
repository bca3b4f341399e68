import { formatByteSize } from '#kernel/byte-size.ts';
import { formatNormal, parseInstant } from '#kernel/period.ts';
import { assetHref, siteHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { DocumentIcon, LinkIcon, TrashIcon } from '#web/ui/icons.tsx';
import type { MyFolderItem } from '../contract.ts';
import { mypageTexts } from './mypage-texts.ts';

/** A stored file opens in a new tab, a page of the site in the same one. */
export function FolderRow({ item, onRemove }: { item: MyFolderItem; onRemove: () => void }) {
  const context = usePageContext();
  const { folder: say } = useTexts(mypageTexts);
  const isFile = item.path.startsWith('/media/');
  const link = isFile
    ? { href: assetHref(context.hostSite, item.path), target: '_blank', rel: 'noopener noreferrer' }
    : { href: siteHref(context, item.path) };
  const savedAt = parseInstant(item.savedAt);
  return (
    <li className="hb-row hb-folder-row">
      <span className="hb-mypage-icon">{isFile ? <DocumentIcon /> : <LinkIcon />}</span>
      <div className="hb-row-text">
        <p className="hb-row-title">
          <a className="hb-card-link" {...link}>
            {item.name}
          </a>
        </p>
        <p className="hb-row-meta">
          {savedAt === undefined ? null : <time dateTime={item.savedAt}>{say.savedOn(formatNormal(savedAt))}</time>}
          {item.size === null ? null : <span>{formatByteSize(item.size)}</span>}
        </p>
      </div>
      <button type="button" className="hb-icon-button" aria-label={say.remove(item.name)} onClick={onRemove}>
        <TrashIcon />
      </button>
    </li>
  );
}
