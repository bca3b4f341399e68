import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { Link } from '#console/navigation/link.tsx';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readLeading } from '../../../contract/leading.ts';
import { partHref } from '../../part/part-href.ts';
import { usePlaceName } from '../../part/use-place-name.ts';
import type { Outline } from '../../use-outline.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { contentTexts } from '../content-texts.ts';
import { questionTexts } from './question-texts.ts';
import '../../part/said-list.css';

export interface RemoveDialogProps {
  site: string;
  outline: Outline;
  /** What goes: a content, or an item of one. */
  contentId: number;
  detailId?: number;
  name: string;
  /** How many entries go with it. */
  items?: number;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

type Leading = AnswerOf<typeof readLeading>;

/** Asks before a module or an entry goes, and says which links go with it. */
export function RemoveQuestion({ site, outline, contentId, detailId, name, items = 0, ...rest }: RemoveDialogProps) {
  const { content: words } = useWords(contentTexts);
  const { data, failure } = useCall(`leading/${site}/${contentId}/${detailId ?? ''}`, (api) =>
    api.get<typeof readLeading>('sites/{site}/contents/{contentId}/leading', {
      params: { site, contentId },
      query: { ...(detailId !== undefined && { detailId }) },
    }),
  );
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      text={`${items > 0 ? `${words.removeItems(items)} ` : ''}${words.removeText(outline.isPublished)}`}
      button={words.remove}
      isReady={data !== undefined || failure !== undefined}
      onConfirm={rest.onRemove}
      onClose={rest.onClose}
    >
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={1} />
        ) : (
          <p className="hc-error">{failure.message}</p>
        )
      ) : (
        <LeadingLinks {...{ site, outline, data }} />
      )}
    </ConfirmDialog>
  );
}

function LeadingLinks({ site, outline, data: { links, total } }: { site: string; outline: Outline; data: Leading }) {
  const words = useWords(questionTexts);
  const placeName = usePlaceName(outline);
  const nameOf = (link: Leading['links'][number]): string =>
    link.path[1] === 'primaryAction' ? placeName({ ...link, own: words.coverButton }) : placeName(link);
  const [going, staying] = [links.filter(({ goes }) => goes), links.filter(({ goes }) => !goes)];
  return (
    <>
      {going.length === 0 ? null : (
        <>
          <p className="hc-dialog-text">{words.linksGo}</p>
          <ul className="hc-dialog-list">
            {going.map((link) => (
              <li key={`${link.part} ${link.path.join('.')}`}>{nameOf(link)}</li>
            ))}
          </ul>
        </>
      )}
      {staying.length === 0 ? null : (
        <>
          <p className="hc-dialog-text">{words.linksStay}</p>
          <ul className="hc-dialog-list">
            {staying.map((link) => (
              <li key={`${link.part} ${link.path.join('.')}`}>
                <Link to={`/console/sites/${site}/${partHref(link.part, link.path)}`}>{nameOf(link)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {total > links.length ? <p className="hc-muted">{words.linksMore(total - links.length)}</p> : null}
    </>
  );
}
